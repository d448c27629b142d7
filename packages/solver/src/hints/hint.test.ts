import { complete, type Variant } from '@patience/core';
import { deal, isLegal, Random, type Move, type Table } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { hidesCards } from './hidden-cards.js';
import { createSearch, hint, VisitedPositions } from '../index.js';
import { gathering } from '../testing/gathering.js';
import { everyDeal } from '../testing/reduced.js';

function dealt(variant: Variant, seed: number, options = {}): Table {
  const result = deal(variant, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Seed of a deal of the small test game that can be won. */
const good = (() => {
  for (let seed = 0; ; seed++) if (createSearch(dealt(gathering, seed)).run().verdict === 'solved') return seed;
})();
/** Limits of a hint: a number of positions, and no time limit, which would depend on the machine. */
const small = { budget: 400, time: Infinity };

/** Time limit of a test in milliseconds, enough for hundreds of hints on a slow machine. */
const WAIT = 180_000;

/**
 * Plays the moves of hints until none is left. A winning line that comes with a hint is played to its end.
 * @param plans also play the plan of a hint to its end
 * @returns the number of moves until the game ended or no hint was left
 */
function follow(table: Table, plans: boolean): number {
  const past = new VisitedPositions();
  const met = new Set([table.key.join()]);
  past.visit(table);
  let way: readonly Move[] = [];
  for (let moves = 0; ; moves++) {
    if (way.length === 0) {
      const result = hint(table, { ...small, past });
      if (result.move === undefined) return moves;
      way = result.line ?? (plans ? result.plan : undefined) ?? [result.move];
      expect(way[0]).toBe(result.move);
    }
    expect(isLegal(table, way[0]!)).toBe(true);
    table.play(way[0]!);
    way = way.slice(1);
    past.visit(table);
    expect(met, `after move ${moves + 1}`).not.toContain(table.key.join());
    met.add(table.key.join());
  }
}

describe.each([
  ['their plans', true],
  ['each of them asked anew', false],
])('a game that follows fair hints from the deal never returns to a position, and ends: %s', async (_how, plans) => {
  const ofOnePack = (await everyDeal()).filter(([, variant, options]) => (complete(variant).deck(options).copies ?? 1) === 1);
  test.each(sample(ofOnePack, 5, 2))(
    '%s',
    (_name, variant, options) => {
      const table = dealt(variant, 4, options);
      expect(follow(table, plans)).toBeLessThan(16 * table.cards.length);
    },
    WAIT,
  );
  test('hints of a small game with face-down cards follow the rules in many deals', () => {
    for (let seed = 0; seed < 30; seed++) expect(follow(dealt(gathering, seed), plans)).toBeLessThan(200);
  });
});

describe('a plan is legal whatever the hidden cards are, and only its last move turns one up', async () => {
  const hiding = (await everyDeal()).filter(([, variant, options]) => hidesCards(dealt(variant, 7, options)));
  test.each(sample(hiding, 12, 4))('%s', (_name, variant, options) => {
    const table = dealt(variant, 7, options);
    const { plan } = hint(table, { ...small, budget: 3_000 });
    for (let i = 0; i < 5; i++) {
      const guess = table.imagine(new Random(i));
      for (const [at, move] of plan!.entries()) {
        expect(isLegal(guess, move)).toBe(true);
        guess.play(move);
        expect(at < plan!.length - 1 && guess.up.some((side, id) => side === 1 && table.up[id] === 0)).toBe(false);
      }
    }
  });
});

describe('a hint visits no more positions than its budget', async () => {
  test.each(sample(await everyDeal(), 40, 12))('%s', (_name, variant, options) => {
    const table = dealt(variant, 5, options);
    // The search also counts the position in which it ends.
    for (const budget of [100, 2_000]) expect(hint(table, { ...small, budget }).positions).toBeLessThanOrEqual(budget + 5 * 100);
  });
});

test('a hint leads to no earlier position of the game', () => {
  const table = dealt(gathering, good);
  const past = new VisitedPositions();
  past.visit(table);
  const first = hint(table, { ...small, past }).move!;
  const there = dealt(gathering, good);
  there.play(first);
  past.visit(there);
  expect(hint(table, { ...small, past }).move).not.toBe(first);
});

test('after long without progress a hint makes progress or there is none', () => {
  const table = dealt(gathering, good);
  const past = new VisitedPositions();
  past.visit(table);
  past.movesWithoutProgress = table.cards.length / 2;
  const { move } = hint(table, { ...small, past });
  table.play(move!);
  expect(past.makesProgress(table)).toBe(true);
});

test('there is no hint for a game that is over', () => {
  const table = dealt(gathering, good);
  const first = createSearch(table).run();
  for (const move of first.verdict === 'solved' ? first.line!.moves : []) table.play(move);
  expect(hint(table).move).toBeUndefined();
});

test('a fair hint does not depend on what lies face down', () => {
  // Enough time for all guesses, so that the clock decides nothing.
  const one = dealt(gathering, good);
  const ask = (table: Table): string | undefined => hint(table, { time: 20_000 }).text;
  for (let i = 0; i < 3; i++) {
    const other = one.imagine(new Random(i));
    expect(other.face.join()).not.toBe(one.face.join());
    expect(ask(other)).toBe(ask(one));
  }
});

test('hints that follow a known line lead to a win', () => {
  const table = dealt(gathering, good);
  let line: readonly number[] | undefined;
  for (let i = 0; i < 100 && table.status() === 'playing'; i++) {
    const result = hint(table, { mode: 'thoughtful', ...(line && { line }) });
    expect(result.from).toBe('line');
    line = result.line!.slice(1);
    table.play(result.move!);
  }
  expect(table.status()).toBe('won');
});
