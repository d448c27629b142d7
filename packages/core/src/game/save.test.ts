import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompleteVariant as Variant } from '../contract.js';
import { sample } from '../testing/sample.js';
import { shuttle, some, started } from '../testing/small-game.js';
import { snapshot } from '../testing/walk.js';
import { Game } from './game.js';
import { readSave } from './save.js';

describe('saving and loading', () => {
  const played = (): Game => {
    const game = started(undefined, { options: { redeals: 2 } });
    some(game, 9);
    game.undo();
    game.attempt('t1', 0, 'stock');
    return game;
  };

  test('a saved game is plain data and opens at the same position, with redo', () => {
    const game = played();
    const save = JSON.parse(JSON.stringify(game.save())) as unknown;
    const loaded = Game.load(game.variant, save);
    expect(loaded.ok && loaded.value.save()).toEqual(save);
    expect(loaded.ok && [loaded.value.canRedo, loaded.value.cursor, loaded.value.mistakes]).toEqual([true, 8, 1]);
  });

  test('a game of a typed deck is saved and replayed, later shuffles included', () => {
    const deck = '2H 3S AS 2S AH 4S 3H 4H';
    const variant = shuttle({ actions: { mix: { on: 'rest', when: () => true, run: (t) => t.shuffle('rest') } } });
    const game = started(variant, { seed: undefined, deck });
    game.play('mix');
    game.play('mix');
    const loaded = Game.load(variant, game.save());
    expect(loaded.ok && snapshot(loaded.value.table)).toBe(snapshot(game.table));
    expect(game.save()).toMatchObject({ deck });
    expect(game.save()).not.toHaveProperty('seed');
  });

  const change = (with_: object): unknown => ({ ...played().save(), ...with_ });
  test.each<[string, () => unknown, string, object?]>([
    ['not JSON', () => '{', 'save-unreadable'],
    ['a list', () => [], 'save-unreadable'],
    ['nothing', () => null, 'save-unreadable'],
    ['a newer format', () => change({ format: 2 }), 'save-newer'],
    ['no format', () => change({ format: undefined }), 'save-field', { field: 'format' }],
    ['another variant', () => change({ variant: 'other' }), 'save-foreign'],
    ['a variant without a name', () => change({ variant: 5 }), 'save-field', { field: 'variant' }],
    ['rules that are no number', () => change({ rules: '2' }), 'save-field', { field: 'rules' }],
    ['negative rules', () => change({ rules: -1 }), 'save-field', { field: 'rules' }],
    ['options that are a list', () => change({ options: [] }), 'save-field', { field: 'options' }],
    ['an option that is an object', () => change({ options: { redeals: {} } }), 'save-field', { field: 'options' }],
    ['a move that is a number', () => change({ gestures: [['turn', 1]] }), 'save-field', { field: 'gestures' }],
    ['gestures in an object', () => change({ gestures: { 0: ['turn'] } }), 'save-field', { field: 'gestures' }],
    ['half a cursor', () => change({ cursor: 0.5 }), 'save-field', { field: 'cursor' }],
    ['a time without end', () => change({ elapsedMs: 1 / 0 }), 'save-field', { field: 'elapsedMs' }],
    ['a time in words', () => change({ elapsedMs: '1' }), 'save-field', { field: 'elapsedMs' }],
    ['negative mistakes', () => change({ mistakes: -1 }), 'save-field', { field: 'mistakes' }],
    ['a held time without end', () => change({ held: { elapsedMs: 1 / 0, mistakes: 0 } }), 'save-field', { field: 'held' }],
    ['held mistakes in words', () => change({ held: { elapsedMs: 0, mistakes: 'none' } }), 'save-field', { field: 'held' }],
    ['held nothing', () => change({ held: null }), 'save-field', { field: 'held' }],
    ['newer rules', () => change({ rules: 3 }), 'save-rules'],
    ['no seed', () => change({ seed: undefined }), 'save-field', { field: 'seed' }],
    ['a bad seed', () => change({ seed: -1 }), 'save-field', { field: 'seed' }],
    ['seed and deck', () => change({ deck: 'KS' }), 'save-field', { field: 'seed' }],
    ['a wrong deck', () => change({ seed: undefined, deck: 'AC' }), 'deck-missing'],
    ['an unknown option', () => change({ options: { luck: 1 } }), 'option-unknown'],
    ['an unknown value', () => change({ options: { redeals: 7 } }), 'option-value'],
    ['a forbidden combination', () => change({ options: { redeals: 2, cells: 'none' } }), 'option-combination'],
    ['gestures that are none', () => change({ gestures: ['turn'] }), 'save-field', { field: 'gestures' }],
    ['an empty gesture', () => change({ gestures: [[]] }), 'save-field', { field: 'gestures' }],
    ['a cursor beyond the end', () => change({ cursor: 10 }), 'save-field', { field: 'cursor' }],
    ['a negative time', () => change({ elapsedMs: -1 }), 'save-field', { field: 'elapsedMs' }],
    [
      'an unreadable move',
      () => change({ gestures: [['turn'], ['hop']], cursor: 1 }),
      'save-move',
      { number: 2, move: 'hop', reason: 'move-unreadable' },
    ],
    [
      'an illegal move',
      () => change({ gestures: [['turn'], ['turn', 'f1>t1']], cursor: 1 }),
      'save-move',
      { number: 3, move: 'f1>t1', reason: 'pile-empty' },
    ],
  ])('%s is refused with a clear problem', (_name, save, code, params = {}) => {
    const loaded = Game.load(sample, save());
    expect(loaded.ok).toBe(false);
    if (!loaded.ok) {
      expect(loaded.error.code).toBe(code);
      expect(loaded.error.params).toMatchObject(params);
      expect(loaded.error.message).toMatch(/^\w.*[.]$/);
    }
  });

  test('a saved game without moves, time and mistakes gets the defaults', () => {
    const { cursor, elapsedMs, mistakes, ...rest } = played().save();
    expect([cursor, mistakes]).toEqual([8, 1]);
    expect(elapsedMs).toBeGreaterThanOrEqual(0);
    const read = readSave(rest);
    expect(read.ok && read.value).toEqual({ ...rest, cursor: 9, elapsedMs: 0, mistakes: 0 });
    const bare = readSave({ ...rest, gestures: [] });
    expect(bare.ok && bare.value.cursor).toBe(0);
  });

  test('a game of 100,000 moves is read, and one move more is refused', () => {
    const moves = new Array<string>(100_000).fill('turn');
    const save = change({ gestures: [moves], cursor: 1 }) as object;
    expect(readSave(save).ok).toBe(true);
    const more = readSave({ ...save, gestures: [moves, ['turn']] });
    expect(!more.ok && more.error.params).toEqual({ field: 'gestures' });
  });

  test('loading fuzzed data returns a game that can be played on, or a problem', () => {
    const whole = played().save();
    const part = fc.constantFrom<keyof typeof whole>(...(Object.keys(whole) as (keyof typeof whole)[]));
    const value = fc.oneof(fc.anything(), fc.array(fc.array(fc.constantFrom('turn', 'a>b', 'stock>waste', '__proto__'))));
    let opened = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json(),
          fc.tuple(part, value).map(([name, other]) => ({ ...whole, [name]: other })),
        ),
        (save) => {
          const loaded = Game.load(sample, save);
          if (!loaded.ok) {
            expect(loaded.error.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
            return;
          }
          opened++;
          loaded.value.restart();
          expect(loaded.value.legalMoves().length).toBeGreaterThan(0);
        },
      ),
      { numRuns: Number(process.env['PATIENCE_FUZZ'] ?? 2000) },
    );
    expect(opened).toBeGreaterThan(0);
  });

  test('a game saved with older rules opens if its moves are still legal', () => {
    expect(Game.load(sample as unknown as Variant, change({ rules: 1 })).ok).toBe(true);
  });
});
