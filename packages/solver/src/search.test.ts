import { ContractError, registered, unregister, type Variant } from '@patience/core';
import { deal, type Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { sample } from '@patience/tooling/sample';
import { createSearch, findWinnable, solve, wins, type Verdict } from './index.js';
import { exhaustive } from './testing/exhaustive.js';
import { gathering } from './testing/gathering.js';
import { homing } from './testing/homing.js';
import { everyDeal } from './testing/reduced.js';
import { turning } from './testing/turning.js';

function dealt(variant: Variant, seed: number, options = {}): Table {
  const result = deal(variant, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Returns the first seed of the small test game with this verdict. */
const seedOf = (verdict: string): number => {
  for (let seed = 0; ; seed++) if (createSearch(dealt(gathering, seed)).run().verdict === verdict) return seed;
};
const good = seedOf('solved');
const bad = seedOf('impossible');

describe('a search of any installed patience', async () => {
  test.each(sample(await everyDeal(), 60, 10))('%s: finds lines that win, within its memory and budget', (_name, variant, options) => {
    const table = dealt(variant, 3, options);
    const result = createSearch(table, { budget: 30_000, memory: 32 * 2 ** 20, polish: 20_000 }).run();
    expect(['solved', 'impossible', 'unknown']).toContain(result.verdict);
    expect(result.memory).toBeLessThanOrEqual(32 * 2 ** 20);
    expect(result.positions).toBeLessThan(40_000);
    if (result.verdict === 'solved') expect(wins(table, result.line!.moves)).toBe(true);
    expect(table.depth).toBe(0);
  });
});

describe('a search holds no more memory than its limit', async () => {
  const everything = sample(await everyDeal(), 36, 6);
  const bounds = [2 ** 17, 200_000, 2 ** 18, 2 ** 20, 3 * 2 ** 20, 2 ** 23];
  // Each rule set is searched with one of them.
  test.each(bounds)('%d bytes', (memory) => {
    for (const [name, variant, options] of everything.filter((_, i) => bounds[i % bounds.length] === memory)) {
      const result = createSearch(dealt(variant, 1, options), { budget: 20_000, memory, polish: 50_000 }).run();
      expect(result.memory, name).toBeLessThanOrEqual(memory);
      expect(result.positions > 0 || result.verdict !== 'unknown', name).toBe(true);
    }
  });
  test.each([0, -1, 131_071, NaN])('%d bytes are refused with the least that is needed', (memory) => {
    expect(() => createSearch(dealt(gathering, good), { memory })).toThrow(/at least 131072 bytes/);
  });
});

describe('bad input gets a verdict or a clear error', () => {
  test('a position that is already won needs no moves', () => {
    const table = dealt(gathering, good);
    const first = createSearch(table).run();
    for (const move of first.verdict === 'solved' ? first.line!.moves : []) table.play(move);
    expect(createSearch(table).run()).toMatchObject({ verdict: 'solved', line: { moves: [] } });
  });
  test('a position that the rules call lost is impossible', () => {
    const lost: Variant = { ...gathering, status: () => 'lost' };
    expect(createSearch(dealt(lost, good)).run().verdict).toBe('impossible');
  });
  test('a search of a scored game returns unknown, also at the end of a game', () => {
    const scored = (status: 'playing' | 'over'): Variant => ({ ...gathering, needs: ['over'], status: () => status, score: () => 1 });
    expect(createSearch(dealt(scored('playing'), good), { budget: 100 }).run()).toMatchObject({ verdict: 'unknown', engine: 'budget' });
    expect(createSearch(dealt(scored('over'), good)).run()).toMatchObject({
      verdict: 'unknown',
      positions: 0,
      best: { points: 1, moves: [] },
    });
  });
  test.each([{ budget: 0 }, { time: 0 }, { budget: -1 }])('a search with %o returns unknown', (options) => {
    expect(createSearch(dealt(gathering, good), options).run()).toMatchObject({ verdict: 'unknown', positions: 0 });
  });
  test('a search names the rules that throw', () => {
    const broken: Variant = {
      ...gathering,
      after(table) {
        if (table.count('stock') < 6) throw new Error('oh');
      },
    };
    expect(() => createSearch(dealt(broken, good)).run()).toThrow(ContractError);
  });
  test.each([{ budget: NaN }, { time: NaN }, { memory: NaN }])('a search with %o is refused', (options) => {
    expect(() => createSearch(dealt(gathering, good), options)).toThrow(RangeError);
  });
  test('findWinnable rejects an option that the variant does not have', async () => {
    await expect(findWinnable(gathering, { options: { nonsense: 1 } })).rejects.toThrow(RangeError);
  });
});

test('a search throws when records decide and a line does not replay', () => {
  const once = { options: { draw: 3, redeals: 1 } } as const;
  const conclusions = (variant: typeof turning): string[] =>
    Array.from({ length: 60 }, (_, seed) => {
      const dealt = deal(variant, { seed, ...once });
      if (!dealt.ok) throw new Error(dealt.error.message);
      try {
        const found = createSearch(dealt.value.table).run();
        if (found.verdict === 'solved') expect(wins(dealt.value.table, found.line!.moves)).toBe(true);
        return found.verdict!;
      } catch (error) {
        if (!(error instanceof ContractError)) throw error;
        return error.where;
      }
    });
  expect(conclusions(turning)).not.toContain('records');
  expect(conclusions({ ...turning, records: ['redeals'] })).toContain('records');
});

test('an abort ends a search and keeps an earlier verdict', async () => {
  expect((await solve(dealt(gathering, good), { signal: AbortSignal.abort() })).verdict).toBe('aborted');
  const search = createSearch(dealt(gathering, bad));
  search.run();
  expect(search.abort().verdict).toBe('impossible');
});

test('the number of cards brought to foundations never falls while the verdict is unknown', () => {
  const search = createSearch(dealt(gathering, bad));
  let last = 0;
  for (let result = search.run({ positions: 5 }); ; result = search.run({ positions: 5 })) {
    expect(result.home).toBeGreaterThanOrEqual(last);
    last = result.home!;
    if (result.verdict !== undefined) break;
  }
  expect(last).toBeLessThan(12);
  expect(createSearch(dealt(gathering, good)).run().home).toBe(12);
  expect(createSearch(dealt(gathering, good), { budget: 0 }).run().home).toBe(0);
});

test('a depth-first proof opens each position once', () => {
  const table = dealt(gathering, bad);
  const { verdict, opened, positions } = createSearch(table, { engines: ['depth-first'] }).run() as Verdict;
  expect(verdict).toBe('impossible');
  expect(opened).toBeGreaterThan(1);
  expect(opened).toBeLessThanOrEqual(positions + 1);
  expect(exhaustive(table, opened - 1)).toBeUndefined();
});

test('other random choices find the same verdict', () => {
  for (let seed = 1; seed < 20; seed++) {
    expect(createSearch(dealt(gathering, good), { seed }).run().verdict).toBe('solved');
    expect(createSearch(dealt(gathering, bad), { seed }).run().verdict).toBe('impossible');
  }
});

test('a depth-first line becomes shorter with more work and still wins', () => {
  const lengths = [4, 18].map((seed) => {
    const table = dealt(homing, seed, { home: 'stays', together: 'any' });
    return [0, 50_000].map((polish) => {
      const result = createSearch(table, { polish }).run();
      if (result.verdict !== 'solved') throw new Error(`seed ${seed} is ${result.verdict ?? 'open'}`);
      expect(wins(table, result.line!.moves)).toBe(true);
      return result.line!.moves.length;
    });
  });
  for (const [first, worked] of lengths) expect(worked).toBeLessThan(first!);
});

test('a fair verdict with face-down cards is unknown with odds', async () => {
  const fair = await solve(dealt(gathering, good), { mode: 'fair' });
  expect(fair.verdict).toBe('unknown');
  expect(fair.odds!.won + fair.odds!.lost).toBe(fair.odds!.guesses);
  expect(fair.odds!.won).toBeGreaterThan(0);
});

test('findWinnable finds the same winnable deal from the same seed', async () => {
  const progress: number[] = [];
  const found = await findWinnable(gathering, { from: bad, onProgress: ({ tried }) => progress.push(tried) });
  expect(found!.tried).toBeGreaterThan(1);
  expect(wins(dealt(gathering, found!.seed as number), found!.line.moves)).toBe(true);
  expect(await findWinnable(gathering, { from: bad })).toEqual(found);
  expect(progress.at(-1)).toBe(found!.tried - 1);
});

test('a search registers no variant', () => {
  expect(registered()).toEqual([]);
  expect(unregister('test-gathering')).toBe(false);
});
