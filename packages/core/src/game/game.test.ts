import { describe, expect, test } from 'vitest';
import type { CompleteVariant as Variant } from '../contract.js';
import type { Change } from './change.js';
import { Game } from './game.js';
import { clock, shuttle, some, started } from '../testing/small-game.js';
import { pile } from '../testing/small-table.js';
import { mini } from '../testing/mini.js';
import { sample } from '../testing/sample.js';
import { snapshot } from '../testing/walk.js';

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

  test('goTo reaches each table of the history in one change, and redo stays possible', () => {
    const game = started();
    const snaps = [snapshot(game.table)];
    for (let i = 0; i < 12; i++) {
      some(game, 1);
      snaps.push(snapshot(game.table));
    }
    const kinds: string[] = [];
    game.subscribe(({ kind }) => kinds.push(kind));
    for (const cursor of [0, 12, 3, 9, 8]) {
      expect(game.goTo(cursor)).toBe(true);
      expect([game.cursor, snapshot(game.table)]).toEqual([cursor, snaps[cursor]]);
    }
    expect(kinds).toEqual(['go', 'go', 'go', 'go', 'go']);
    expect([game.goTo(8), game.goTo(13), game.goTo(-1), game.goTo(0.5), game.goTo(NaN), kinds.length]).toEqual([
      true,
      false,
      false,
      false,
      false,
      5,
    ]);
    expect([game.canRedo, game.gestures.length]).toEqual([true, 12]);
  });

  test('goTo restores time and mistakes of a game that was restarted, as redo does', () => {
    const game = started(shuttle());
    game.play('a>b');
    game.attempt('a', 0, 'rest');
    const { mistakes } = game;
    game.restart();
    expect(game.mistakes).toBe(0);
    game.goTo(1);
    expect(game.mistakes).toBe(mistakes);
  });

  test('a new gesture after undo removes the gestures that could be redone', () => {
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

  test('redo reverts a restart until a new move is made', () => {
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
    const changes: Change[] = [];
    const end = game.subscribe((change) => changes.push(change));
    game.play(['a>b', 'b>a']);
    game.undo();
    game.redo();
    game.restart();
    game.play('b>a');
    end();
    game.play('a>b');
    expect(
      changes.map(({ kind, steps }) => `${kind} ${steps.map((s) => (s.type === 'move' ? `${s.from}>${s.to}` : s.type)).join(' ')}`),
    ).toEqual(['play a>b b>a', 'undo a>b b>a', 'redo a>b b>a', 'restart a>b b>a']);
    expect(changes[0]).toMatchObject({ gesture: ['a>b', 'b>a'], status: 'playing', stuck: false });
  });
});

describe('the tally', () => {
  const shown = (game: Game): unknown => [game.paused, game.elapsedMs, game.mistakes];

  test('time and mistakes come back when a restarted game is redone', () => {
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

  test('redo restores time and mistakes of a restarted game that was saved and opened', () => {
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

  test('a new move after a restart drops the old time and mistakes for good', () => {
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

  test('a mistake before the first move does not start the clock; after an undo it does', () => {
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

  test('resuming a game that is over does not start the clock', () => {
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

test('a game whose rules throw during a gesture is unchanged and can be played on', () => {
  const game = started(
    shuttle({
      status: (view) => {
        if (view.count('b') > 0) throw new Error('oh');
        return 'playing';
      },
    }),
  );
  const changes: string[] = [];
  game.subscribe(({ kind }) => changes.push(kind));
  const before = [snapshot(game.table), JSON.stringify(game.save())];
  for (const gesture of ['a>b', ['a>b', 'b>a', 'a>b']]) {
    expect(() => game.play(gesture)).toThrow('Variant "mini", status: threw Error: oh');
    expect([snapshot(game.table), JSON.stringify(game.save())]).toEqual(before);
  }
  expect([game.status, game.canUndo, changes]).toEqual(['playing', false, []]);
  expect(game.play(['a>b', 'b>a']).ok).toBe(true);
});

describe('mistakes', () => {
  test('a refused attempt counts as a mistake only if the card can be picked up', () => {
    const game = started(shuttle());
    for (const [from, depth] of [
      ['a', 3],
      ['rest', 0],
      ['b', 0],
    ] as const)
      expect(game.attempt(from, depth, 'a' === from ? 'rest' : 'a').ok).toBe(false);
    expect(game.mistakes).toBe(0);
  });

  test('a wrong drop counts as a mistake, a drop on the own pile does not, and undo removes no mistake', () => {
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

  test('a problem with options lists the options or values that exist', () => {
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

  test('a variant for another version of the contract is an error that names the version', () => {
    expect(() => Game.start({ ...(sample as unknown as Variant), api: 2 as 1 })).toThrow(
      'Variant "sample", api: must be 1, the version of the contract that this core implements, not 2',
    );
    expect(() => Game.start(undefined as unknown as Variant)).toThrow(/must export a variant/);
  });
});
