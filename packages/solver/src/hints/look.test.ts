import { row, type Variant } from '@patience/core';
import { ACTION, CARDS, deal, kindOf, list, MAX_MOVES, Random, Table, toOf } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { look } from './look.js';
import { VisitedPositions } from './visited-positions.js';
import { gathering } from '../testing/gathering.js';
import { Traits } from '../rules/traits.js';

const COLUMNS = 8;

/** Like the small test game, but with more columns, and the stock cannot be dealt while a column is empty. */
const waiting: Variant = {
  ...gathering,
  id: 'test-waiting',
  deck: () => ({ suits: ['H', 'S'], ranks: [1, 2, 3, 4, 5], copies: 4 }),
  table: () => [
    ...row('f', 14, (i) => ({ role: 'foundation', group: 'f', at: [i, 0] })),
    { id: 'stock', role: 'stock', at: [15, 0] },
    ...row('t', COLUMNS, (i) => ({
      role: 'tableau',
      at: [i, 1],
      reveal: true,
      accept: { empty: 'any', on: { step: -1, suit: 'any' } },
      take: { run: { step: -1, suit: 'any' } },
    })),
  ],
  deal(table) {
    for (let i = 0; i < 2 * COLUMNS; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
    table.move('pack', 'stock', { count: 24 });
  },
  actions: {
    deal: {
      ...gathering.actions!.deal!,
      when: (view) => (view.count('stock') > 0 && view.piles('tableau').every((column) => view.count(column) > 0) ? true : 'gap'),
    },
  },
};

/**
 * Yields positions of random games in which the stock cannot be dealt before the empty columns are filled, and there are enough cards to
 * fill them. An empty column accepts any top card.
 */
function* gaps(): Generator<Table> {
  for (let seed = 0; seed < 30; seed++) {
    const dealt = deal(waiting, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const table: Table = dealt.value.table;
    const { columns, stocks } = Traits.of(table);
    const random = new Random(seed);
    const moves = new Int32Array(MAX_MOVES);
    for (let i = 0; i < 40; i++) {
      const count = list(table, moves);
      if (count === 0) break;
      const filled = [...columns].filter((pile) => table.len[pile]! > 0).length;
      const cards = columns.reduce((sum, pile) => sum + table.len[pile]!, 0);
      if (filled < COLUMNS - 1 && cards >= COLUMNS && table.len[stocks[0]!]! > 0) yield table;
      // Prefer moves onto cards to moves into empty columns, so that the number of empty columns grows.
      const building = [...moves.subarray(0, count)].filter((move) => kindOf(move) !== CARDS || table.len[toOf(move)]! > 0);
      const among = building.length > 0 ? building : [...moves.subarray(0, count)];
      table.play(among[random.below(among.length)]!);
    }
  }
}

function plan(table: Table, quiet: number): readonly number[] {
  const past = new VisitedPositions();
  past.visit(table);
  past.movesWithoutProgress = quiet;
  const moves = new Int32Array(MAX_MOVES);
  const legal = [...moves.subarray(0, list(table, moves))];
  return look(table, { moves: legal, isAllowed: () => true, past, budget: 6_000, end: Infinity, random: new Random(1) }).plan;
}

test('after many moves without progress a hint fills the empty columns, so that the stock can be dealt', () => {
  let positions = 0;
  for (const table of gaps()) {
    positions++;
    const after = new Table(table.variant, table.options, table);
    const way = plan(table, table.cards.length);
    for (const move of way) after.play(move);
    const turned = after.up.some((side, id) => side === 1 && table.up[id] === 0);
    expect(kindOf(way.at(-1)!) === ACTION || turned || after.status() === 'won').toBe(true);
  }
  expect(positions).toBeGreaterThan(20);
});

test('the planned moves of a hint end with the first move that turns up a card', () => {
  for (const table of gaps()) {
    const after = new Table(table.variant, table.options, table);
    for (const [at, move] of plan(table, 0).entries()) {
      expect(after.up.some((side, id) => side === 1 && table.up[id] === 0)).toBe(false);
      after.play(move);
      expect(at).toBeLessThan(50);
    }
  }
});
