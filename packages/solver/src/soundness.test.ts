import { ContractError, deal, type DeckSpec, type Options, type Table, type Variant } from '@patience/core';
import { describe, expect, test } from 'vitest';
import { createSearch, wins, type SearchOptions, type Verdict } from './index.js';
import { exhaustive } from './testing/exhaustive.js';
import { gathering } from './testing/gathering.js';
import { everyDeal, reduced } from './testing/reduced.js';

/** Positions that the plain search may look at; deals with more are left out. */
const MOST = 1_500;
/** How small the decks are made. */
const SPECS: readonly ((full: DeckSpec) => DeckSpec)[] = [
  (full) => ({ ...full, ranks: ranks(full, 3) }),
  (full) => ({ ...full, ranks: ranks(full, 5), suits: ['C', 'H'] }),
  (full) => ({ ...full, ranks: ranks(full, 4), suits: ['D', 'H', 'S'] }),
  (full) => ({ ...full, ranks: ranks(full, 8), suits: ['S'] }),
];
const everything = await everyDeal();
/** Milliseconds for each variant with its options; all together 20 seconds, however many are installed. */
const TIME = 20_000 / everything.length;

/** The first ranks in the order in which families begin: with the cards that the rules lay out first. */
function ranks(full: DeckSpec, count: number): number[] {
  const base = full.first?.[0] ?? 1;
  return Array.from({ length: count }, (_, i) => base + i);
}

/** Undefined when the rules cannot cope with so few cards. */
function dealt(variant: Variant, options: Options, seed: number): Table | undefined {
  try {
    const result = deal(variant, { seed, options });
    return result.ok ? result.value.table : undefined;
  } catch {
    return undefined;
  }
}

const searches: readonly (readonly [string, SearchOptions])[] = [
  ['as it is', {}],
  ['other random choices', { seed: 99 }],
  ['a small memory', { memory: 2 ** 17 }],
  ['a memory with little room for beams', { memory: 2 ** 20 }],
  ['no beams', { engines: ['depth-first'], seed: 3 }],
];

/** Undefined when it is too much, or when the rules cannot cope with so few cards. */
function plainly(table: Table): boolean | undefined {
  try {
    return exhaustive(table, MOST);
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

function compare(table: Table, where: string): boolean {
  const truth = plainly(table);
  if (truth === undefined) return false;
  for (const [how, options] of searches) {
    const { verdict, line } = createSearch(table, { budget: 200_000, ...options }).run() as Verdict;
    expect(`${where}, ${how}: ${verdict}`).toBe(`${where}, ${how}: ${truth ? 'solved' : 'impossible'}`);
    if (line) expect(wins(table, line.moves), `${where}, ${how}: the line wins`).toBe(true);
  }
  return true;
}

describe('every verdict on a reduced deck agrees with a plain exhaustive search', () => {
  test.each(everything)('%s', (_name, variant, options) => {
    const start = performance.now();
    for (let seed = 0; performance.now() - start < TIME; seed++)
      for (const [i, spec] of SPECS.entries()) {
        const table = dealt(reduced(variant, spec), options, seed);
        if (table) compare(table, `seed ${seed}, deck ${i}`);
      }
  });

  test('families that leave by themselves', () => {
    const start = performance.now();
    let compared = 0;
    for (let seed = 0; performance.now() - start < 2 * TIME; seed++) if (compare(dealt(gathering, {}, seed)!, `seed ${seed}`)) compared++;
    expect(compared).toBeGreaterThan(10);
  });
});

test('the length of slices changes nothing', () => {
  for (let seed = 0; seed < 20; seed++) {
    const table = dealt(gathering, {}, seed)!;
    const whole = createSearch(table, { budget: 20_000 }).run();
    const sliced = createSearch(table, { budget: 20_000 });
    let said = sliced.run({ positions: 7 });
    while (said.verdict === undefined) said = sliced.run({ positions: 7 });
    expect({ ...said, ms: 0 }).toEqual({ ...whole, ms: 0 });
  }
});
