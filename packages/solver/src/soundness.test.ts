import { allOptions, type Options, type Variant } from '@patience/core';
import { isScored, Random, type Table } from '@patience/core/internals';
import { layOut } from '@patience/core/testing';
import { isFullRun, sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { createSearch, wins, type SearchOptions, type Verdict } from './index.js';
import { exhaustive } from './testing/exhaustive.js';
import { gathering } from './testing/gathering.js';
import { homing } from './testing/homing.js';
import { lying } from './testing/lying.js';
import { everyDeal, reduced } from './testing/reduced.js';
import { pairing } from './testing/pairing.js';
import { reserving } from './testing/reserving.js';
import { rounding } from './testing/rounding.js';
import { onTheWay, onTheWayBack, plainly, playAtRandom } from './testing/positions.js';
import { dealt, SPECS } from './testing/small-decks.js';
import { turning } from './testing/turning.js';

/** Largest number of positions compared per game. */
const POSITIONS = 12;
/** Milliseconds for finding a position that exhaustive search can decide. Rule sets without one are compared by `pnpm -F @patience/solver soak`. */
const LOOKING = 300;
const everything = sample(await everyDeal(), 60, 10);
/** Milliseconds per variant and options: 10 seconds in all, or 2 in the short tier, however many variants are installed. */
const TIME = (isFullRun() ? 10_000 : 2_000) / everything.length;
/** Returns milliseconds of processor time of this process, so that a busy machine does not reduce the number of comparisons. */
const worked = (): number => process.cpuUsage().user / 1000;
/** Seeds of random games with a small deck. */
const games = sample([0, 1, 2, 3], 2);

/**
 * Effort for shortening a found line. No verdict depends on it, and with small decks it is most of the work. By default only the first search
 * shortens its line; with `PATIENCE_EVERY=1` all searches do.
 */
const polish = process.env['PATIENCE_EVERY'] === '1' ? {} : { polish: 0 };
const searches: readonly (readonly [string, SearchOptions])[] = [
  ['default options', { polish: 2_000 }],
  ['other random choices', { ...polish, seed: 99 }],
  ['a small memory', { ...polish, memory: 2 ** 17 }],
  ['a memory with little room for beams', { ...polish, memory: 2 ** 20 }],
  ['no beams', { ...polish, engines: ['depth-first'], seed: 3 }],
];

/** Compares searches with exhaustive search. @param early accepts `unknown` for a winnable position with many successors @returns whether it was compared */
function compare(table: Table, where: string, tried = searches, early = false): boolean {
  const truth = plainly(table);
  if (truth === undefined) return false;
  for (const [how, options] of tried) {
    const { verdict, line } = createSearch(table, { budget: 200_000, ...options }).run() as Verdict;
    if (early && truth && verdict === 'unknown') continue;
    expect(`${where}, ${how}: ${verdict}`).toBe(`${where}, ${how}: ${truth ? 'solved' : 'impossible'}`);
    if (line) expect(wins(table, line.moves), `${where}, ${how}: the line wins`).toBe(true);
  }
  return true;
}

describe('every verdict on a reduced deck agrees with a plain exhaustive search', () => {
  let sure = 0;

  test.each(everything)('%s', (_name, variant, options) => {
    const start = worked();
    let compared = 0;
    const goesOn = (): boolean => worked() - start < (compared > 0 ? TIME / 2 : LOOKING);
    for (let seed = 0; goesOn(); seed++)
      for (const [i, spec] of SPECS.entries()) {
        const table = dealt(reduced(variant, spec), options, seed);
        if (table)
          for (const position of onTheWay(table, seed, POSITIONS))
            if (goesOn() && compare(position, `seed ${seed}, deck ${i}, after ${table.depth}`)) compared++;
      }
    if (compared > 0) sure++;
  });

  // Some rules throw with so few cards, and some have too many positions even then.
  test('the comparison covers most rule sets', () => {
    expect(sure / everything.length).toBeGreaterThan(0.6);
  });

  test('verdicts agree in games in which complete sequences leave the columns', () => {
    let compared = 0;
    for (let seed = 0; seed < 24; seed++) if (compare(dealt(gathering, {}, seed)!, `seed ${seed}`)) compared++;
    expect(compared).toBeGreaterThan(10);
  });
});

describe('every verdict near the end of a game with all cards agrees with a plain exhaustive search', () => {
  const two = [searches[0]!, searches.at(-1)!];
  // A scored game is neither won nor lost.
  const winnable = everything.filter(([, variant]) => !isScored(variant));
  let decided = 0;

  test.each(winnable)('%s', (_name, variant, options) => {
    const start = worked();
    let compared = 0;
    for (let seed = 1; worked() - start < (compared > 0 ? TIME / 2 : LOOKING); seed++)
      for (const table of [played(variant, options, seed), won(variant, options, seed)]) {
        if (!table) continue;
        for (const position of onTheWayBack(table, seed, POSITIONS))
          if (compare(position, `seed ${seed}, after ${table.depth}`, two, true)) compared++;
          else break;
      }
    if (compared > 0) decided++;
  });

  test('the comparison near the end covers nearly all rule sets', () => {
    expect(decided / winnable.length).toBeGreaterThan(0.9);
  });

  function played(variant: Variant, options: Options, seed: number): Table {
    const table = dealt(variant, options, seed)!;
    playAtRandom(table, new Random(seed), 400);
    return table;
  }

  /** Returns the end of a won game; undefined where no line is found soon. */
  function won(variant: Variant, options: Options, seed: number): Table | undefined {
    const table = dealt(variant, options, seed)!;
    const { line } = createSearch(table, { budget: 5_000, memory: 2 ** 22, polish: 0 }).run() as Verdict;
    for (const move of line?.moves ?? []) table.play(move);
    return line && table;
  }
});

describe('every verdict of a pairing game with interchangeable places agrees with a plain exhaustive search', () => {
  const verdicts = { solved: 0, impossible: 0 };

  test.each(allOptions(pairing).map((options) => [Object.values(options).join(' '), options] as const))('%s', (_name, options) => {
    for (let seed = 0; seed < 40; seed++) {
      const table = dealt(pairing, options, seed)!;
      if (compare(table, `seed ${seed}`)) verdicts[plainly(table) === true ? 'solved' : 'impossible']++;
    }
  });

  test('the comparison of pairing games met won and lost deals', () => {
    expect([verdicts.solved > 5, verdicts.impossible > 5]).toEqual([true, true]);
  });
});

describe('safe moves are doubted where a card on a foundation is missed later', () => {
  test.each([
    [
      'where it may come down again and carry another',
      { home: 'returns' },
      { f1: 'AC 2C 3C 4C 5C', f2: 'AH 2H 3H', f3: 'AS 2S 3S', t1: '5H 4H', t2: '5S 4S AD 2D', t3: '5D 4D 3D' },
    ],
    [
      'where it may lead others that it does not fit',
      { together: 'any' },
      { f1: 'AC 2C 3C 4C 5C', f2: 'AD 2D 3D 4D 5D', f3: 'AS 2S', f4: 'AH', t1: '5S 3S', t2: '5H 4H 4S 2H 3H' },
    ],
  ] as const)('%s', (_name, options, piles) => {
    const { table } = layOut(homing, piles, options);
    expect(exhaustive(table, 20_000)).toBe(true);
    expect(compare(table, 'by hand')).toBe(true);
  });

  test.each(allOptions(homing).map((options) => [`${options.home} ${options.together}`, options] as const))(
    'verdicts agree in random games: %s',
    (_name, options) => {
      let compared = 0;
      for (const seed of games)
        for (const position of onTheWay(dealt(homing, options, seed)!, seed, 40)) if (compare(position, `seed ${seed}`)) compared++;
      expect(compared).toBeGreaterThan(10);
    },
  );
});

describe('verdicts where ranks wrap around', () => {
  test('a deal is solved whose base card must carry a king before it moves to a foundation', () => {
    const { table } = layOut(rounding, {
      f1: 'AC 2C 3C 4C 5C 6C 7C 8C 9C',
      t1: 'AH',
      r1: 'TC KC',
      r2: 'QC JC',
      r3: 'KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H',
    });
    expect(exhaustive(table, 20_000)).toBe(true);
    const { verdict, line } = createSearch(table).run() as Verdict;
    expect(verdict).toBe('solved');
    expect(line!.text).toContain('r1>t1');
  });

  test('verdicts where ranks wrap around agree with an exhaustive search in random games', () => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed++)
      for (const position of onTheWay(dealt(rounding, {}, seed)!, seed, 6)) if (compare(position, `seed ${seed}`)) compared++;
    expect(compared).toBeGreaterThan(20);
  });
});

describe('verdicts with stock and waste as one set of cards', () => {
  test.each(allOptions(turning).map((options) => [Object.values(options).join(' '), options] as const))('%s', (_name, options) => {
    let compared = 0;
    for (let seed = 0; seed < 2; seed++)
      for (const position of onTheWay(dealt(turning, options, seed)!, seed, 6)) if (compare(position, `seed ${seed}`)) compared++;
    expect(compared).toBeGreaterThan(5);
  });
});

test.each(
  allOptions(reserving).flatMap((options) => (options.ranks === 'four' ? [[Object.values(options).join(' '), options] as const] : [])),
)('verdicts agree where a reserve fills the gaps: %s', (_name, options) => {
  let compared = 0;
  for (let seed = 0; seed < 4; seed++)
    for (const position of onTheWay(dealt(reserving, options, seed)!, seed, 8)) if (compare(position, `seed ${seed}`)) compared++;
  expect(compared).toBeGreaterThan(5);
});

test.each(allOptions(lying).map((options) => [Object.values(options).join(' '), options] as const))(
  'verdicts agree where complete sequences stay in columns: %s',
  (_name, options) => {
    let compared = 0;
    for (let seed = 0; seed < 4; seed++)
      for (const position of onTheWay(dealt(lying, options, seed)!, seed, 4)) if (compare(position, `seed ${seed}`)) compared++;
    expect(compared).toBeGreaterThan(5);
  },
);

test('a verdict does not depend on the length of slices', () => {
  for (let seed = 0; seed < 20; seed++) {
    const table = dealt(gathering, {}, seed)!;
    const whole = createSearch(table, { budget: 20_000 }).run();
    const sliced = createSearch(table, { budget: 20_000 });
    let result = sliced.run({ positions: 7 });
    while (result.verdict === undefined) result = sliced.run({ positions: 7 });
    expect({ ...result, ms: 0 }).toEqual({ ...whole, ms: 0 });
  }
});
