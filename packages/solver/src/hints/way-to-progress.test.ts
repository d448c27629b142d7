import { Game, type Variant } from '@patience/core';
import { deal, isLegal, playAndSeeShuffle, Random, type Table } from '@patience/core/internals';
import { deadEndOf } from '@patience/core/testing';
import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { everyDeal } from '../testing/reduced.js';
import { gathering } from '../testing/gathering.js';
import { hint } from './hint.js';
import { SeenCards } from './seen-cards.js';
import { VisitedPositions } from './visited-positions.js';
import { wayToProgress } from './way-to-progress.js';

const dealt = (variant: Variant, seed: number, options = {}): Table => {
  const result = deal(variant, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
};
/** Options of a hint without a time limit, which would depend on the machine. */
const calm = { time: Infinity };

/**
 * Follows hints, and where there are none ways to progress, until neither is left.
 * @returns the moves
 */
function follow(table: Table, most: number): string[] {
  const past = new VisitedPositions();
  past.visit(table);
  const seen = new SeenCards(table);
  const played: string[] = [];
  while (played.length < most) {
    const given = hint(table, { budget: 400, time: Infinity, past });
    const { move, text } = given.move === undefined ? (wayToProgress(table, past, seen, calm) ?? {}) : given;
    if (move === undefined) return played;
    expect(isLegal(table, move)).toBe(true);
    seen.look(table, playAndSeeShuffle(table, move));
    past.visit(table);
    played.push(text!);
  }
  throw new Error(`the hints lead in circles: ${played.slice(-60).join(' ')}`);
}

describe('hints and ways to progress end, and only where nothing new can happen or the search is too small', async () => {
  test.each(sample(await everyDeal(), 24, 4))('%s', (_name, variant, options) => {
    const table = dealt(variant, 4, options);
    const moves = follow(table, 40 * table.cards.length);
    const game = Game.start(variant, { seed: 4, options });
    if (!game.ok) throw new Error(game.error.message);
    for (const move of moves) game.value.play(move);
    if (game.value.status === 'playing') expect(deadEndOf(game.value)).not.toBe('open');
  });
});

test('a fair way to progress does not depend on cards that the player has not seen', () => {
  const one = dealt(gathering, 3);
  const past = new VisitedPositions();
  past.visit(one);
  for (let i = 0; i < 3; i++)
    expect(wayToProgress(one.imagine(new Random(i)), past, new SeenCards(one), calm)?.text).toBe(
      wayToProgress(one, past, new SeenCards(one), calm)?.text,
    );
});

test('there is no way to progress in a game that is over', () => {
  const table = dealt(gathering, 1);
  const past = new VisitedPositions();
  past.visit(table);
  const over = Object.assign(Object.create(table) as Table, { status: () => 'lost' as const });
  expect(wayToProgress(over, past, new SeenCards(table), calm)).toBeUndefined();
});
