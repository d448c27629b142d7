/** Tests that "Finish" is offered along the won games of all installed patiences exactly where Auto-move, turning and dealing alone win. */
import { expect, test } from 'vitest';
import { Random } from '../cards/random.js';
import { Game } from '../game/game.js';
import type { SavedGame } from '../game/save.js';
import { autoMoves, firstAutoMove } from '../moves/auto-moves.js';
import { actionReason } from '../moves/legal.js';
import { actionMove, type Move } from '../moves/move.js';
import { installedVariants, loadInstalled, recordedWins } from '../registry/installed.js';
import { isScored } from '../scored.js';
import { positionText } from '../table/perft.js';
import type { Step } from '../table/step.js';
import type { Table } from '../table/table.js';
import { finishOf } from '../testing/judge.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { searchFinish } from './finish.js';

const EVERY_POSITION = process.env['PATIENCE_EVERY'] === '1';
/** Whether all installed patiences are tested, as in the full run, instead of every eighth. */
const ALL = EVERY_POSITION || process.env['PATIENCE_ALL'] === '1';
/** Positions of a game that are tested: this many at its end, and one in so many before. */
const LAST = EVERY_POSITION ? Infinity : 12;
const EVERY = 25;
/** Largest number of positions that the simple search visits. */
const MOST = 400;

const loaded = await Promise.all(
  installedVariants(import.meta.dirname)
    .filter((_, i) => ALL || i % 8 === 1)
    .map(async (installed) => {
      const variant = await loadInstalled(installed);
      // Games that end with points are not won.
      if (isScored(variant)) return [];
      const [save] = recordedWins(installed);
      if (!save) throw new Error(`${installed.folder} has no won game of ${installed.id}`);
      return [[installed.id, variant, save] as const];
    }),
);
const games = loaded.flat();

/** Returns whether any order of Auto-move and of the actions on stock and waste wins, by a simple breadth-first search. */
function plainFinish(table: Table): boolean | undefined {
  const { rules } = table;
  const actions = rules.actions.flatMap(({ each, piles }, action) =>
    !each && [...piles].some((pile) => ['stock', 'waste'].includes(rules.piles[pile]!.role)) ? [action] : [],
  );
  const met = new Set([positionText(table)]);
  const queue: (readonly Move[])[] = [[]];
  for (let i = 0; i < queue.length; i++) {
    const way = queue[i]!;
    for (const move of way) table.play(move);
    const next = [
      autoMoves(table),
      ...actions.filter((action) => actionReason(table, action) === true).map((action) => [actionMove(action)]),
    ];
    for (const moves of next.filter(({ length }) => length > 0)) {
      const steps: Step[] = [];
      table.recorder = steps;
      for (const move of moves) table.play(move);
      table.recorder = undefined;
      const text = positionText(table);
      const status = table.status();
      for (const _ of moves) table.undo();
      if (met.has(text) || steps.some(({ type }) => type === 'shuffle')) continue;
      met.add(text);
      if (status === 'won') {
        for (const _ of way) table.undo();
        return true;
      }
      if (status === 'playing') queue.push([...way, ...moves]);
    }
    for (const _ of way) table.undo();
    if (met.size > MOST) return undefined;
  }
  return false;
}

test.each(games)(
  '%s: Finish wins wherever it is offered, and is offered wherever search wins with cards that were all seen',
  (_id, variant, save) => {
    const load = (part: SavedGame): Game => {
      const loaded = Game.load(variant, part);
      if (!loaded.ok) throw new Error(loaded.error.message);
      return loaded.value;
    };
    const game = load(save);
    const { length } = save.gestures;
    while (game.undo());
    const seen = new Uint8Array(game.table.cards.length);
    let offers = 0;
    do {
      const { cursor } = game;
      game.table.up.forEach((up, id) => up && (seen[id] = 1));
      if (game.status !== 'playing') break;
      if (length - cursor > LAST && cursor % EVERY !== 0) continue;
      const what = `after ${cursor} of ${length} gestures`;
      const before = positionText(game.table);
      const line = finishOf(game.table, seen);
      expect(positionText(game.table), what).toBe(before);
      const plain = plainFinish(game.table);
      if (plain === false) expect(line, what).toBeUndefined();
      if (plain === true && seen.every((known) => known === 1)) expect(line, what).toBeDefined();
      if (!line || (++offers > 3 && !ALL)) continue;
      const other = load({ ...save, gestures: save.gestures.slice(0, cursor), cursor });
      expect(other.play(line).ok, what).toBe(true);
      expect(other.status, what).toBe('won');
    } while (game.redo());
  },
);

/**
 * A patience with one foundation, on which the aces begin. The rest of the suit comes from a stock that is turned one card at a time, any
 * number of times.
 */
const stocked = mini(
  [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    { id: 'f1', role: 'foundation', at: [2, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
    { id: 'f2', role: 'foundation', at: [3, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
  ],
  {},
  {
    deal: (table) => table.move('pack', 'stock', { count: 8 }),
    actions: {
      turn: {
        on: 'stock',
        when: (view) => view.count('stock') > 0 || 'empty',
        run: (table) => table.move('stock', 'waste', { face: 'up' }),
      },
      redeal: {
        on: 'waste',
        when: (view) => (view.count('stock') === 0 && view.count('waste') > 0) || 'left',
        run: (table) => table.move('waste', 'stock', { count: table.count('waste'), face: 'down', turn: true }),
      },
    },
  },
);
const start = (deck: string, variant = stocked): Game => {
  const started = Game.start(variant, { deck });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
};

test('Finish turns the stock repeatedly if that wins, even with unseen cards', () => {
  const game = start('4S 3S 2S AS 4H 3H 2H AH');
  const line = finishOf(game.table, new Uint8Array(8))!;
  expect(game.play(line).ok).toBe(true);
  expect(game.status).toBe('won');
});

test('Finish is not offered if it wins with the present order of the unseen cards but not with every order', () => {
  const { redeal, turn } = stocked.actions!;
  const once = { ...stocked, actions: { turn: turn!, redeal: { ...redeal!, when: () => 'left' as const } } };
  const game = start('AS 2S 3S 4S AH 2H 3H 4H', once);
  expect(finishOf(game.table)).toBeDefined();
  expect(finishOf(game.table, new Uint8Array(8))).toBeUndefined();
});

test('Finish is not offered if winning needs a shuffle', () => {
  const { turn } = stocked.actions!;
  const shuffled = {
    ...stocked,
    actions: {
      turn: turn!,
      mix: {
        on: 'waste',
        when: (view: { count: (pile: string) => number }) => (view.count('stock') === 0 ? true : ('left' as const)),
        run: (table: { move: (...move: never[]) => void; shuffle: (pile: string) => void; count: (pile: string) => number }) => {
          table.shuffle('waste');
        },
      },
    },
  } as typeof stocked;
  expect(finishOf(start('2S 3S AS 4S 4H 3H 2H AH', shuffled).table)).toBeUndefined();
});

test('the search for Finish yields after each move of Auto-move, and restores its table when it is ended there', () => {
  const foundation = { role: 'foundation', accept: { empty: 1, on: { step: 1, suit: 'same' } } } as const;
  const { table } = layOut(
    mini(
      [
        { ...foundation, id: 'f1', at: [0, 0] },
        { id: 'a', role: 'tableau', at: [1, 0], take: 'top' },
        { id: 'rest', role: 'tableau', at: [2, 0] },
      ],
      {},
    ),
    { a: '4S 3S 2S AS', rest: '4H' },
  );
  const before = positionText(table);
  let asked = 0;
  const counted: typeof firstAutoMove = (of) => {
    asked++;
    return firstAutoMove(of);
  };
  const search = searchFinish(table, new Uint8Array(5).fill(1), { firstAutoMove: counted, actionReason, Random });
  for (const move of [1, 2, 3]) {
    search.next();
    expect(asked).toBe(move);
  }
  search.return(undefined);
  expect([positionText(table), table.depth]).toEqual([before, 0]);
});

test('the search for Finish never plays two moves of its line without a yield', () => {
  const { table } = start('4S 3S 2S AS 4H 3H 2H AH');
  const search = searchFinish(table, new Uint8Array(8).fill(1), { firstAutoMove, actionReason, Random });
  let step = search.next();
  for (let before = 0; !step.done; step = search.next()) {
    expect(table.depth - before).toBeLessThanOrEqual(1);
    before = table.depth;
  }
  expect(step.value).toBeDefined();
});
