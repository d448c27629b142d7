/**
 * Tests that a dead end is never announced where an exhaustive search finds progress, on tables of all installed patiences and on small
 * tables.
 */
import { expect, test } from 'vitest';
import type { Options } from '../contract.js';
import { deal } from '../game/deal.js';
import { Game } from '../game/game.js';
import { allOptions } from '../game/options.js';
import { list, MAX_MOVES } from '../moves/legal.js';
import { parseMove } from '../moves/notation.js';
import { Random } from '../cards/random.js';
import { installedVariants, loadInstalled } from '../registry/installed.js';
import { pileCards } from '../table/perft.js';
import type { Step } from '../table/step.js';
import type { Table } from '../table/table.js';
import { deadEndOf, deadEndOfTable } from '../testing/judge.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { searchDeadEnd } from './dead-end.js';
import { isWorkedOff, Replica } from './replica.js';

const ALL = process.env['PATIENCE_EVERY'] === '1';
/** Largest number of positions that the exhaustive search visits. */
const SMALL = 300;
/** Number of games of each patience, of moves of each game, and of moves between two positions that are tested. */
const GAMES = ALL ? 3 : 1;
const MOVES = 250;
const EVERY = ALL ? 12 : 25;

const variants = await Promise.all(
  installedVariants(import.meta.dirname)
    .filter((_, i) => ALL || i % 6 === 0)
    .map(async (installed) => [installed.id, await loadInstalled(installed)] as const),
);

const laid = ({ view }: Table): number =>
  [...view.piles('foundation'), ...view.piles('discard')].reduce((sum, pile) => sum + view.count(pile), 0);
const faceDown = (table: Table): number =>
  table.rules.piles.reduce((sum, { id, role }, pile) => {
    if (!isWorkedOff(role)) return sum;
    return sum + Array.from({ length: table.view.count(id) }, (_, depth) => table.up[table.idAt(pile, depth)]!).filter((up) => !up).length;
  }, 0);

/** Returns a position as text: pile by pile, interchangeable ones in any order, then the counters other than records. */
function textOf(table: Table): string {
  const { rules, variant } = table;
  const groups = new Map<string, string[]>();
  rules.piles.forEach(({ id, group }, pile) => {
    const name = group === undefined ? `pile ${id}` : `group ${group}`;
    groups.set(name, [...(groups.get(name) ?? []), pileCards(table, pile).join(' ')]);
  });
  const counters = Object.entries(table.counters()).filter(([name]) => !variant.records?.includes(name));
  return [...[...groups.values()].map((piles) => piles.sort().join('|')), JSON.stringify(counters.sort())].join('/');
}

/**
 * Returns whether any progress can be reached from the present position, by a simple breadth-first search over positions as text.
 * @returns undefined when there are more than `most` positions
 */
function plainProgress(game: Game, most: number): boolean | undefined {
  const dealt = deal(game.variant, { ...game.source, options: game.options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const seen = new Set<number>();
  const look = (): void => table.up.forEach((up, id) => up && seen.add(id));
  let [best, fewest] = [laid(table), faceDown(table)];
  look();
  for (const text of game.gestures.slice(0, game.cursor).flat()) {
    const move = parseMove(table, text);
    if (!move.ok) throw new Error(text);
    table.play(move.value);
    look();
    best = Math.max(best, laid(table));
    fewest = Math.min(fewest, faceDown(table));
  }
  const met = new Set([textOf(table)]);
  const queue: (readonly number[])[] = [[]];
  const room = new Int32Array(MAX_MOVES);
  for (let i = 0; i < queue.length; i++) {
    const way = queue[i]!;
    for (const move of way) table.play(move);
    for (const move of [...room.subarray(0, list(table, room))]) {
      const steps: Step[] = [];
      table.recorder = steps;
      table.play(move);
      table.recorder = undefined;
      const progress =
        steps.some(({ type }) => type === 'shuffle') ||
        table.status() === 'won' ||
        laid(table) > best ||
        faceDown(table) < fewest ||
        [...table.up].some((up, id) => up && !seen.has(id));
      if (progress) return true;
      const text = textOf(table);
      if (!met.has(text) && table.status() === 'playing') queue.push([...way, move]);
      met.add(text);
      table.undo();
      if (met.size > most) return undefined;
    }
    for (const _ of way) table.undo();
  }
  return false;
}

/** Plays random moves, none of which leads back to an earlier position. */
function playOn(game: Game<Options>, random: Random, met: Set<string>): boolean {
  const moves = game.legalMoves();
  while (moves.length > 0) {
    const [move] = moves.splice(random.below(moves.length), 1);
    game.play(move!);
    const text = textOf(game.table);
    if (!met.has(text)) {
      met.add(text);
      return true;
    }
    game.undo();
  }
  return false;
}

test.each(variants)('%s: a dead end is reported exactly where an exhaustive search finds no progress', (_id, variant) => {
  const options = allOptions(variant);
  for (let seed = 1; seed <= GAMES; seed++) {
    const started = Game.start(variant, { seed, options: options[seed % options.length]! });
    if (!started.ok) throw new Error(started.error.message);
    const game = started.value;
    const random = new Random(seed);
    const met = new Set<string>();
    for (let moves = 1; ; moves++) {
      const goesOn = game.status === 'playing' && moves < MOVES && playOn(game, random, met);
      if (game.status !== 'playing') break;
      if (goesOn && moves % EVERY !== 0) continue;
      const prospect = deadEndOf(game, SMALL);
      const progress = prospect === 'dead' ? plainProgress(game, 20 * SMALL) : plainProgress(game, SMALL);
      const what = `deal ${seed} after ${game.gestures.slice(0, game.cursor).join(' ')}`;
      if (prospect === 'dead') expect(progress, what).toBe(false);
      if (progress === false) expect(prospect, what).toBe('dead');
      if (progress === true) expect(prospect, what).not.toBe('dead');
      if (!goesOn) break;
    }
  }
});

const COLUMN = { role: 'tableau', fan: 'down', take: 'any', accept: { empty: 'any', on: { step: -1, suit: 'any' } } } as const;
/** A patience with two columns, between which runs can move, and a foundation. */
const columns = mini(
  [
    { ...COLUMN, id: 'a', at: [0, 0] },
    { ...COLUMN, id: 'b', at: [1, 0], reveal: true },
    { ...COLUMN, id: 'c', at: [2, 0] },
    { id: 'f1', role: 'foundation', at: [3, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
    { id: 'rest', role: 'tableau', at: [4, 0] },
  ],
  {},
);

test('a position in which a run can only move between empty columns is a dead end', () => {
  expect(deadEndOfTable(layOut(columns, { a: '4S 3S 2S', rest: 'AS' }).table)).toBe('dead');
});

test('a foundation that can grow after other moves is progress, and no dead end', () => {
  expect(deadEndOfTable(layOut(columns, { a: '4S AS 2H', rest: '3S' }).table)).toBe('open');
});

test('a card that can be turned up is progress, and no dead end', () => {
  expect(deadEndOfTable(layOut(columns, { b: '<4S> 3S', rest: 'AS' }).table)).toBe('open');
});

test('the search for a dead end returns unknown when there are too many positions', () => {
  expect(deadEndOfTable(layOut(columns, { a: '4S 3S 2S', rest: 'AS' }).table, 2)).toBe('unknown');
});

/** A patience whose stock can be gone through any number of times, and whose cards fit nowhere. */
const wheel = mini(
  [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    { id: 'f1', role: 'foundation', at: [2, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
    { id: 'rest', role: 'tableau', at: [3, 0] },
  ],
  {},
  {
    deal: (table) => {
      table.move('pack', 'stock', { count: 3 });
      table.move('pack', 'rest', { count: 5, face: 'up' });
    },
    actions: {
      turn: {
        on: 'stock',
        when: () => true,
        run: (table) =>
          table.count('stock') > 0
            ? table.move('stock', 'waste', { face: 'up' })
            : table.move('waste', 'stock', { count: table.count('waste'), face: 'down', turn: true }),
      },
    },
  },
);
const DECK = '2S 3S 4S AS AH 2H 3H 4H';

test('a stock without use is a dead end once the player has seen all its cards, also in undone moves', () => {
  const started = Game.start(wheel, { deck: DECK });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  for (const prospect of ['open', 'open', 'open', 'dead'] as const) {
    expect(deadEndOf(game), `after ${game.cursor} turns`).toBe(prospect);
    game.play('turn');
  }
  while (game.undo()) expect(deadEndOf(game)).toBe('dead');
});

test('a shuffle is progress, since its result is not known', () => {
  const { actions } = wheel;
  const shuffling = {
    ...wheel,
    actions: { ...actions, mix: { on: 'rest', when: () => true, run: (table) => table.shuffle('rest') } },
  } as typeof wheel;
  const started = Game.start(shuffling, { deck: DECK });
  if (!started.ok) throw new Error(started.error.message);
  for (let i = 0; i < 3; i++) started.value.play('turn');
  expect(deadEndOf(started.value)).toBe('open');
});

test('moving cards from a foundation and back again is no progress', () => {
  const back = mini(
    [
      { ...COLUMN, id: 'a', at: [0, 0] },
      { id: 'f1', role: 'foundation', at: [1, 0], take: 'top', accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
      { id: 'rest', role: 'tableau', at: [2, 0] },
    ],
    { f1: 1 },
  );
  const started = Game.start(back, { deck: 'AS 3S 2S 4S AH 2H 3H 4H' });
  if (!started.ok) throw new Error(started.error.message);
  expect(deadEndOf(started.value)).toBe('dead');
  started.value.play('f1>a');
  expect(deadEndOf(started.value)).toBe('dead');
});

test('a search for a dead end that is ended early restores its table', () => {
  const { table } = layOut(columns, { a: '4S 3S 2S', b: '4H 3H', c: '2H', rest: 'AS' });
  const before = textOf(table);
  const search = searchDeadEnd({ table, seen: new Uint8Array(9).fill(1), reached: { home: 0, hidden: 0 }, most: 1000, list });
  search.next();
  search.return('unknown');
  expect([textOf(table), table.depth]).toEqual([before, 0]);
});

/** Runs a search and counts how often it lists and plays moves between two yields. @returns the highest counts */
function mostBetweenYields(table: Table<Options>): { readonly listed: number; readonly played: number } {
  const most = { listed: 0, played: 0 };
  const now = { ...most };
  const counted: typeof list = (of, out) => {
    now.listed++;
    return list(of, out);
  };
  const play = table.play.bind(table);
  table.play = (move) => {
    now.played++;
    play(move);
  };
  const seen = new Uint8Array(table.cards.length).fill(1);
  const search = searchDeadEnd({ table, seen, reached: { home: 99, hidden: 0 }, most: 30, list: counted });
  for (let step = search.next(); !step.done; step = search.next()) {
    most.listed = Math.max(most.listed, now.listed);
    most.played = Math.max(most.played, now.played);
    now.listed = now.played = 0;
  }
  return most;
}

test('a search for a dead end yields at each position, however few moves it has', () => {
  const started = Game.start(wheel, { deck: DECK });
  if (!started.ok) throw new Error(started.error.message);
  expect(mostBetweenYields(started.value.table)).toEqual({ listed: 1, played: 2 });
});

test('a search for a dead end yields between the moves of a position with many moves', () => {
  const wide = Array.from({ length: 40 }, (_, i) => ({
    ...COLUMN,
    id: `t${i + 1}`,
    at: [i, 0] as const,
    accept: { empty: 'any', on: 'any' } as const,
  }));
  const { table } = layOut(mini([...wide, { id: 'rest', role: 'tableau', at: [0, 1] }], {}), { t1: 'AS', t2: '2S', t3: '3S', t4: '4S' });
  expect(mostBetweenYields(table).played).toBeLessThan(60);
});

test('a replica follows a game through undo, redo, restart and other moves', () => {
  const started = Game.start(wheel, { deck: DECK });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const replica = Replica.of(game, { deal, parseMove })!;
  const same = (): void => {
    replica.follow();
    expect(textOf(replica.table)).toBe(textOf(game.table));
    expect(replica.cursor).toBe(game.cursor);
  };
  for (const act of [
    () => game.play('turn'),
    () => game.play(['turn', 'turn']),
    () => game.undo(),
    () => game.undo(),
    () => game.redo(),
    () => game.play(['turn']),
    () => game.restart(),
    () => game.redo(),
  ]) {
    act();
    same();
  }
  expect([...replica.seen].every((seen) => seen === 1)).toBe(true);
});
