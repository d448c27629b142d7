import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompleteVariant as Variant } from '../contract.js';
import type { Change } from './change.js';
import { Game } from './game.js';
import { mini } from '../testing/mini.js';
import { readSave } from './save.js';
import { sample } from '../testing/sample.js';
import { snapshot } from '../testing/walk.js';

/** A clock in the test's hand. */
function clock(): { now: () => number; at: number } {
  const c = { at: 0, now: () => c.at };
  return c;
}

function started(variant: Variant = sample, request = {}): Game {
  const game = Game.start(variant, { seed: 5, ...request });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** Plays n moves, always the first listed. */
function some(game: Game, n: number): void {
  for (let i = 0; i < n; i++) game.play(game.legalMoves()[0]!);
}

const pile = (id: string, x: number, more = {}) => ({ id, role: 'tableau' as const, at: [x, 0] as const, ...more });
/** Two places between which one card goes to and fro. */
const shuttle = (more: Partial<Variant> = {}): Variant =>
  mini(
    [pile('a', 0, { take: 'top', accept: { empty: 'any' } }), pile('b', 1, { take: 'top', accept: { empty: 'any' } }), pile('rest', 2)],
    { a: 1 },
    more,
  );

test('a mistake that loses the game changes the status at once', () => {
  const game = started(shuttle({ status: (_view, _options, { mistakes }) => (mistakes > 0 ? 'lost' : 'playing') }));
  const changes: string[] = [];
  game.subscribe(({ kind, status }) => changes.push(`${kind} ${status}`));
  expect(game.attempt('a', 0, 'rest').ok).toBe(false);
  expect([game.status, changes]).toEqual(['lost', ['clock lost']]);
});

describe('history', () => {
  test('undo and redo go gesture by gesture, without limit, to the same tables', () => {
    const game = started();
    const snaps = [snapshot(game.table)];
    for (let i = 0; i < 12; i++) {
      some(game, 1);
      snaps.push(snapshot(game.table));
    }
    for (let i = 11; i >= 0; i--) {
      expect(game.undo()).toBe(true);
      expect(snapshot(game.table)).toBe(snaps[i]);
    }
    expect(game.undo()).toBe(false);
    for (let i = 1; i <= 12; i++) {
      expect(game.redo()).toBe(true);
      expect(snapshot(game.table)).toBe(snaps[i]);
    }
    expect(game.redo()).toBe(false);
  });

  test('a new gesture after undo forgets what could be redone', () => {
    const game = started(shuttle());
    game.play('a>b');
    game.play('b>a');
    game.undo();
    expect(game.canRedo).toBe(true);
    game.play('b>a');
    expect(game.canRedo).toBe(false);
    expect(game.gestures).toEqual([['a>b'], ['b>a']]);
  });

  test('a gesture of several moves is one undo step, and all or nothing', () => {
    const game = started(shuttle());
    expect(game.play(['a>b', 'b>a', 'a>b'])).toEqual({ ok: true });
    expect([game.moves, game.cursor]).toEqual([3, 1]);
    game.undo();
    expect(game.moves).toBe(0);
    const before = snapshot(game.table);
    expect(game.play(['a>b', 'a>b'])).toEqual({ ok: false, refusal: { code: 'pile-empty', params: { index: 1 } } });
    expect(snapshot(game.table)).toBe(before);
    expect(game.canRedo).toBe(true);
  });

  test('restart can be taken back by redo until a new move is made', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 5000;
    game.attempt('b', 0, 'rest');
    game.restart();
    expect([game.elapsedMs, game.mistakes, game.moves]).toEqual([0, 0, 0]);
    game.redo();
    expect([game.elapsedMs, game.mistakes, game.moves]).toEqual([5000, 1, 1]);
    game.restart();
    game.play('a>b');
    expect([game.elapsedMs, game.mistakes, game.canRedo]).toEqual([0, 0, false]);
  });
});

describe('events', () => {
  test('listeners receive each change once, with steps, status and gesture', () => {
    const game = started(shuttle());
    const told: Change[] = [];
    const end = game.subscribe((change) => told.push(change));
    game.play(['a>b', 'b>a']);
    game.undo();
    game.redo();
    game.restart();
    game.play('b>a');
    end();
    game.play('a>b');
    expect(
      told.map(({ kind, steps }) => `${kind} ${steps.map((s) => (s.type === 'move' ? `${s.from}>${s.to}` : s.type)).join(' ')}`),
    ).toEqual(['play a>b b>a', 'undo a>b b>a', 'redo a>b b>a', 'restart a>b b>a']);
    expect(told[0]).toMatchObject({ gesture: ['a>b', 'b>a'], status: 'playing', stuck: false });
  });
});

describe('the clock', () => {
  test('starts with the first move, stands while paused, and ends with the game', () => {
    const c = clock();
    const game = started(shuttle({ status: (view) => (view.count('b') > 0 ? 'won' : 'playing') }), { now: c.now });
    c.at = 1000;
    expect(game.elapsedMs).toBe(0);
    game.attempt('a', 0, 'rest');
    c.at = 2000;
    expect(game.elapsedMs).toBe(0);
    game.play('a>b');
    c.at = 9000;
    expect([game.status, game.elapsedMs]).toEqual(['won', 0]);
  });

  test('pause and resume', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 1000;
    game.pause();
    c.at = 5000;
    expect([game.paused, game.elapsedMs]).toEqual([true, 1000]);
    game.resume();
    c.at = 6000;
    expect([game.paused, game.elapsedMs]).toEqual([false, 2000]);
    game.pause();
    c.at = 7000;
    game.play('b>a');
    c.at = 7500;
    expect([game.paused, game.elapsedMs]).toEqual([false, 2500]);
  });

  test('time alone can end a game, and listeners receive the change', () => {
    const c = clock();
    const game = started(shuttle({ status: (_v, _o, { elapsedMs }) => (elapsedMs >= 3000 ? 'lost' : 'playing') }), { now: c.now });
    const kinds: string[] = [];
    game.subscribe(({ kind, status }) => kinds.push(`${kind} ${status}`));
    game.play('a>b');
    c.at = 2999;
    game.tick();
    c.at = 3000;
    game.tick();
    game.tick();
    expect(kinds).toEqual(['play playing', 'clock lost']);
    expect(game.play('b>a')).toEqual({ ok: false, refusal: { code: 'game-over', params: { index: 0 } } });
  });
});

describe('the clock, again', () => {
  /** Lost after three seconds. */
  const limited = shuttle({ status: (_v, _o, { elapsedMs }) => (elapsedMs >= 3000 ? 'lost' : 'playing') });

  test('a move after the time is up is refused even without a tick', () => {
    const c = clock();
    const game = started(limited, { now: c.now });
    game.play('a>b');
    c.at = 3000;
    expect(game.play('b>a')).toEqual({ ok: false, refusal: { code: 'game-over', params: { index: 0 } } });
    expect([game.status, game.moves]).toEqual(['lost', 1]);
    const other = started(limited, { now: c.now });
    other.play('a>b');
    c.at = 6000;
    expect(other.attempt('b', 0, 'rest')).toEqual({ ok: false, refusal: { code: 'game-over', params: { index: 0 } } });
    expect(other.mistakes).toBe(0);
  });

  test.each([
    ['a move', (game: Game) => game.play('b>a')],
    ['taking one back', (game: Game) => game.undo()],
  ])('stands in a game that was opened again, also after a pause and a mistake, until %s', (_, act) => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 2000;
    const opened = Game.load(shuttle(), game.save(), { now: c.now });
    if (!opened.ok) throw new Error(opened.error.message);
    const { value: again } = opened;
    c.at = 9000;
    again.pause();
    again.resume();
    again.attempt('b', 0, 'rest');
    c.at = 9500;
    expect([again.running, again.elapsedMs]).toEqual([false, 2000]);
    act(again);
    c.at = 10_000;
    expect([again.running, again.elapsedMs]).toEqual([true, 2500]);
  });

  test('goes on after a pause although the first move was taken back', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 1000;
    game.undo();
    game.pause();
    game.resume();
    c.at = 1500;
    expect(game.elapsedMs).toBe(1500);
  });
});

describe('the tally', () => {
  const shown = (game: Game): unknown => [game.paused, game.elapsedMs, game.mistakes];

  test('comes back with the game after all was undone, started again and redone', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    game.attempt('b', 0, 'rest');
    c.at = 5000;
    game.undo();
    game.restart();
    expect(shown(game)).toEqual([false, 0, 0]);
    game.restart();
    game.redo();
    expect(shown(game)).toEqual([false, 5000, 1]);
  });

  test('a restarted game that is opened again brings its time and mistakes back with redo', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    game.attempt('b', 0, 'rest');
    c.at = 5000;
    game.restart();
    const opened = Game.load(game.variant, JSON.parse(JSON.stringify(game.save())), { now: c.now });
    const again = opened.ok ? opened.value : undefined;
    expect(again && shown(again)).toEqual([false, 0, 0]);
    again!.redo();
    expect(shown(again!)).toEqual([false, 5000, 1]);
    expect(again!.save()).not.toHaveProperty('held');
  });

  test('a new move ends what a restart held back: redo of later moves brings no old time', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 5000;
    game.attempt('b', 0, 'rest');
    game.restart();
    game.play('a>b');
    c.at = 6000;
    game.undo();
    game.redo();
    expect(shown(game)).toEqual([false, 1000, 0]);
  });

  test('a mistake starts no clock before the first move, and goes on with it after an undo', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.attempt('a', 0, 'rest');
    c.at = 1000;
    expect(shown(game)).toEqual([false, 0, 1]);
    game.play('a>b');
    c.at = 3000;
    game.undo();
    game.attempt('a', 0, 'rest');
    c.at = 4000;
    expect(shown(game)).toEqual([false, 3000, 2]);
  });

  test('a pause that ends a game that is over starts no clock', () => {
    const c = clock();
    const game = started(shuttle({ status: (view) => (view.count('b') > 0 ? 'won' : 'playing') }), { now: c.now });
    game.pause();
    game.resume();
    c.at = 1000;
    expect(game.elapsedMs).toBe(0);
    game.play('a>b');
    c.at = 2000;
    game.pause();
    game.resume();
    c.at = 3000;
    expect([game.status, game.elapsedMs]).toEqual(['won', 0]);
  });

  test('redo ends a pause, a refused attempt does not', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 1000;
    game.undo();
    game.pause();
    game.attempt('a', 0, 'rest');
    c.at = 3000;
    expect(shown(game)).toEqual([true, 1000, 1]);
    game.redo();
    c.at = 4000;
    expect(shown(game)).toEqual([false, 2000, 1]);
    game.resume();
    expect(shown(game)).toEqual([false, 2000, 1]);
  });
});

test('a game whose rules break off in the middle is as before, and can be played on', () => {
  const game = started(
    shuttle({
      status: (view) => {
        if (view.count('b') > 0) throw new Error('oh');
        return 'playing';
      },
    }),
  );
  const told: string[] = [];
  game.subscribe(({ kind }) => told.push(kind));
  const before = [snapshot(game.table), JSON.stringify(game.save())];
  for (const gesture of ['a>b', ['a>b', 'b>a', 'a>b']]) {
    expect(() => game.play(gesture)).toThrow('Variant "mini", status: threw Error: oh');
    expect([snapshot(game.table), JSON.stringify(game.save())]).toEqual(before);
  }
  expect([game.status, game.canUndo, told]).toEqual(['playing', false, []]);
  expect(game.play(['a>b', 'b>a']).ok).toBe(true);
});

describe('mistakes', () => {
  test('only a card that can be picked up can be laid wrong', () => {
    const game = started(shuttle());
    for (const [from, depth] of [
      ['a', 3],
      ['rest', 0],
      ['b', 0],
    ] as const)
      expect(game.attempt(from, depth, 'a' === from ? 'rest' : 'a').ok).toBe(false);
    expect(game.mistakes).toBe(0);
  });

  test('a completed attempt counts, laying back does not, and undo takes none away', () => {
    const game = started(shuttle());
    expect(game.attempt('a', 0, 'rest').ok).toBe(false);
    expect(game.attempt('a', 0, 'a').ok).toBe(false);
    expect(game.attempt('a', 0, 'b').ok).toBe(true);
    expect(game.play('a>rest').ok).toBe(false);
    game.undo();
    expect(game.mistakes).toBe(1);
  });

  test('countMistake counts nothing once the game is over', () => {
    const game = started(shuttle({ status: (_view, _options, { mistakes }) => (mistakes > 0 ? 'lost' : 'playing') }));
    expect([game.countMistake(), game.mistakes, game.status]).toEqual([true, 1, 'lost']);
    expect([game.countMistake(), game.mistakes]).toEqual([false, 1]);
  });
});

test('a game is stuck when no move is legal', () => {
  const game = started(mini([pile('a', 0, { take: 'top' }), pile('b', 1, { accept: { empty: 'any' } }), pile('rest', 2)], { a: 1 }));
  expect([game.status, game.stuck]).toEqual(['playing', false]);
  game.play('a>b');
  expect([game.status, game.stuck]).toEqual(['playing', true]);
  game.undo();
  expect(game.stuck).toBe(false);
});

test('points never show below 0', () => {
  const game = started();
  for (let i = 0; i < 3; i++) game.attempt('t1', 0, 'stock');
  expect([game.mistakes, game.score]).toEqual([3, 0]);
});

test('rules that throw leave the game as it was', () => {
  const game = started(
    shuttle({
      after: (view, _o, move) => {
        if (move && view.count('b') > 0) throw new Error('oops');
      },
    }),
  );
  const before = JSON.stringify(game.save());
  expect(() => game.play('a>b')).toThrow('Variant "mini", after: threw Error: oops');
  expect(JSON.stringify(game.save())).toBe(before);
  expect(game.legalMoves()).toEqual(['a>b']);
});

describe('saving and loading', () => {
  const played = (): Game => {
    const game = started(undefined, { options: { redeals: 2 } });
    some(game, 9);
    game.undo();
    game.attempt('t1', 0, 'stock');
    return game;
  };

  test('a save is plain data, and opens where it was, redo included', () => {
    const game = played();
    const save = JSON.parse(JSON.stringify(game.save())) as unknown;
    const loaded = Game.load(game.variant, save);
    expect(loaded.ok && loaded.value.save()).toEqual(save);
    expect(loaded.ok && [loaded.value.canRedo, loaded.value.cursor, loaded.value.mistakes]).toEqual([true, 8, 1]);
  });

  test('an explicit deck is saved and replays, reshuffles included', () => {
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
      expect(loaded.error.message).toMatch(/\w.*[.]$/);
    }
  });

  test('a save without moves, time and mistakes has the defaults', () => {
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

  test('fuzzed: anything is a game that can be played on, or a reason', () => {
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

  test('a save of older rules is replayed and opens when it still fits', () => {
    expect(Game.load(sample as unknown as Variant, change({ rules: 1 })).ok).toBe(true);
  });
});

describe('starting', () => {
  test.each([
    [{ seed: -1 }, 'seed-bad'],
    [{ seed: '' }, 'seed-bad'],
    [{ deck: 'KS KS' }, 'deck-foreign'],
    [{ options: { redeals: 1 } }, 'option-value'],
  ])('%j is refused', (request, code) => {
    const game = Game.start(sample, request);
    expect(!game.ok && game.error.code).toBe(code);
  });

  test('a refusal of options lists what there is', () => {
    const wrong = Game.start(sample, { options: { luck: 1 } });
    expect(!wrong.ok && wrong.error.params).toEqual({ variant: 'sample', option: 'luck', known: 'redeals, cells' });
    const none = Game.start(shuttle(), { options: { luck: 1 } });
    expect(!none.ok && none.error.params['known']).toBe('none');
    const value = Game.start(sample, { options: { cells: 'three' } });
    expect(!value.ok && value.error.params).toEqual({ variant: 'sample', option: 'cells', value: 'three', known: 'two, none' });
  });

  test('options may come as text, and the defaults complete them', () => {
    const game = Game.start(sample, { options: { redeals: '2' } });
    expect(game.ok && game.value.options).toEqual({ redeals: 2, cells: 'two' });
  });

  test('another version of the contract is named', () => {
    expect(() => Game.start({ ...(sample as unknown as Variant), api: 2 as 1 })).toThrow(
      'Variant "sample", api: must be 1, the version of the contract that this core implements, not 2',
    );
    expect(() => Game.start(undefined as unknown as Variant)).toThrow(/must export a variant/);
  });
});
