import { allOptions, complete, type Variant } from '@patience/core';
import { positionText, Table } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { DepthFirst } from '../engines/depth-first.js';
import { Path } from '../engines/path.js';
import { pathFrom } from '../engines/path-from.js';
import { Placements } from './placements.js';
import { exhaustive } from '../testing/exhaustive.js';
import { laying, type LayingOptions } from '../testing/laying.js';
import { onTheWay } from '../testing/positions.js';
import { dealt } from '../testing/small-decks.js';
import { turning } from '../testing/turning.js';
import { Traits } from '../rules/traits.js';

const rules = laying as unknown as Variant;
const DEFAULTS: LayingOptions = {
  home: 'stays',
  reserve: 'singles',
  columns: 'any',
  together: 'top',
  gaps: 'any',
  cell: 'none',
};
/** Number of deals of each kind, and of positions of each deal. */
const SEEDS = process.env['PATIENCE_EVERY'] === '1' ? 60 : 3;
const POSITIONS = 8;
/** Largest number of positions of the search without the helper. */
const MOST = 3_000;

const placementsOf = (table: Table): Placements | undefined => Placements.of(table, Traits.of(table), undefined, undefined);

/** Searches a path to its end, depth first. */
function searched(path: Path): { outcome: string; positions: number } {
  const search = new DepthFirst(path, Traits.of(path.table), { bytes: 2 ** 22 });
  const outcome = search.run(1_000_000);
  if (outcome === 'solved') {
    path.movesOf(search.line);
    expect(path.table.status()).toBe('won');
  }
  return { outcome, positions: search.positions };
}

const kinds = sample(
  allOptions(laying).filter(({ gaps, reserve }) => gaps !== 'not from the reserve' && reserve === 'singles'),
  36,
  12,
);

test.each(kinds.map((options) => [Object.values(options).join(', '), options] as const))(
  'placements keep winnable positions winnable: %s',
  (_name, options) => {
    let compared = 0;
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const position of onTheWay(dealt(rules, options, seed)!, seed, POSITIONS)) {
        const truth = position.status() === 'playing' ? exhaustive(position, MOST) : undefined;
        if (truth === undefined) continue;
        compared++;
        const wanted = truth ? 'solved' : 'dry';
        const copy = new Table(rules, options, position);
        const alone = new Path(copy, { helpers: { placements: placementsOf(copy) } });
        expect(`${positionText(position)} ${searched(alone).outcome}`).toBe(`${positionText(position)} ${wanted}`);
        const all = pathFrom(position, Traits.of(position), { distrustsSafeMoves: false, readsFoundations: false });
        if (all.status() === 'playing') expect(searched(all).outcome).toBe(wanted);
      }
    expect(compared).toBeGreaterThan(0);
  },
);

const { after: _looks, ...plainTurning } = turning;
const turns = plainTurning as unknown as Variant;

test('restricting placements keeps winnable positions winnable with a freely available talon', () => {
  let compared = 0;
  for (let seed = 1; seed <= 8 * SEEDS; seed++)
    for (const position of onTheWay(dealt(turns, { draw: 1, redeals: 'unlimited', looks: 'nobody' }, seed)!, seed, POSITIONS)) {
      const truth = exhaustive(position, MOST);
      if (truth === undefined) continue;
      compared++;
      const path = pathFrom(position, Traits.of(position), { distrustsSafeMoves: false, readsFoundations: false });
      expect(path.helpers.placements).toBeDefined();
      if (path.status() === 'playing') expect(searched(path).outcome).toBe(truth ? 'solved' : 'dry');
    }
  expect(compared).toBeGreaterThan(20);
});

test.each([
  [2, 'unlimited'],
  [1, 1],
  [1, 0],
] as const)('a talon of which not any card can be had is none: draw %s, %s redeals', (draw, redeals) => {
  const table = dealt(turns, { draw, redeals, looks: 'nobody' }, 1)!;
  expect(pathFrom(table, Traits.of(table), { distrustsSafeMoves: false, readsFoundations: false }).helpers.placements).toBeUndefined();
});

test('restricting placements reduces the positions of a proof', () => {
  let [less, more] = [0, 0];
  for (let seed = 1; seed <= 40; seed++) {
    const table = dealt(rules, DEFAULTS, seed)!;
    if (exhaustive(table, MOST) !== false) continue;
    less += searched(new Path(table, { helpers: { placements: placementsOf(table) } })).positions;
    more += searched(new Path(dealt(rules, DEFAULTS, seed)!)).positions;
  }
  expect(more).toBeGreaterThan(0);
  expect(less).toBeLessThan(0.7 * more);
});

const holds = (change: Partial<Variant>, options: Partial<LayingOptions> = {}): boolean =>
  placementsOf(dealt({ ...rules, ...change }, { ...DEFAULTS, ...options }, 1)!) !== undefined;

test('placements are restricted where a card gains nothing by leaving its place', () => {
  expect(holds({})).toBe(true);
  expect(holds({}, { home: 'returns' })).toBe(true);
  expect(holds({}, { reserve: 'none' })).toBe(false);
});

test('placements are not restricted where cards may go from a place to fewer piles than from columns', () => {
  expect(holds({}, { gaps: 'not from the reserve' })).toBe(false);
});

test.each([
  ['something happens by itself', { after: () => undefined }],
  ['the variant decides who has won', { status: () => 'playing' }],
  [
    'a function decides',
    {
      table: (...all) =>
        complete(rules)
          .table(...all)
          .map((pile) => (pile.role === 'tableau' ? { ...pile, accept: () => true } : pile)),
    },
  ],
] as const satisfies readonly (readonly [string, Partial<Variant>])[])('it is left out where %s', (_name, change) => {
  expect(holds(change)).toBe(false);
});
