import { allOptions, type Options, type Variant } from '@patience/core';
import { Random, Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { BestFirst } from './best-first.js';
import { PileEvaluation } from '../evaluation/pile-evaluation.js';
import type { Evaluation } from '../roles.js';
import { Path } from './path.js';
import { exhaustive } from '../testing/exhaustive.js';
import { gathering } from '../testing/gathering.js';
import { homing } from '../testing/homing.js';
import { onTheWay } from '../testing/positions.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';
import { probeWeights } from '../evaluation/weights.js';

const GAMES: readonly (readonly [string, Variant, Options])[] = [homing, gathering].flatMap((variant) =>
  allOptions(variant as unknown as Variant).map(
    (options) => [`${variant.id} ${Object.values(options).join(' ')}`, variant as unknown as Variant, options] as const,
  ),
);

/** Returns positions of some games that an exhaustive search decides. */
function* decided(variant: Variant, options: Options): Generator<[Table, boolean, string]> {
  for (let seed = 0; seed < 3; seed++)
    for (const position of onTheWay(dealt(variant, options, seed)!, seed, 3)) {
      const truth = position.status() === 'playing' ? exhaustive(position, 3000) : undefined;
      if (truth !== undefined) yield [position, truth, `seed ${seed}, after ${position.depth}`];
    }
}

const searchOf = (path: Path, heuristic: Evaluation, step: number, positions = 100_000): BestFirst =>
  new BestFirst(path, heuristic, { positions, step });
const evaluationOf = ({ table }: Path): PileEvaluation => new PileEvaluation(table, Traits.of(table), probeWeights(0, new Random(1)));

test.each(GAMES)('best-first search finds a winning line or ends without one: %s', (_name, variant, options) => {
  for (const [position, truth, where] of decided(variant, options)) {
    const path = new Path(new Table(variant, position.options, position));
    const search = searchOf(path, evaluationOf(path), 4);
    expect(`${where}: ${search.run(Infinity)}`).toBe(`${where}: ${truth ? 'solved' : 'dry'}`);
    expect(search.complete).toBe(true);
    if (!truth) continue;
    const again = new Table(variant, position.options, position);
    for (const move of path.movesOf(search.line)) again.play(move);
    expect(again.status(), where).toBe('won');
  }
});

test.each([0, 3, 40, -12])('best-first search opens the best waiting position, with step cost %i', (step) => {
  let opened = 0;
  for (let seed = 0; seed < 8; seed++) {
    const path = new Path(dealt(homing, allOptions(homing)[0]!, seed)!);
    const evaluation = evaluationOf(path);
    /** Number of steps to each waiting position, the root first. */
    const levels = new Map<string, number>();
    let level = -1;
    const cost = (): number => evaluation.value() + ((levels.get(path.key.join())! * step) >> 2);
    const waiting: number[] = [];
    const listed = path.list.bind(path);
    path.list = (into) => {
      level = levels.get(path.key.join())!;
      expect(cost()).toBe(Math.min(...waiting));
      waiting.splice(waiting.indexOf(cost()), 1);
      opened++;
      return listed(into);
    };
    const watched = (): number => {
      levels.set(path.key.join(), level + 1);
      waiting.push(cost());
      return evaluation.value();
    };
    searchOf(path, { value: watched }, step).run(2000);
  }
  expect(opened).toBeGreaterThan(100);
});

test('a best-first search that stops at its limit proves nothing', () => {
  const path = new Path(dealt(homing, allOptions(homing)[0]!, 1)!);
  const search = searchOf(path, evaluationOf(path), 4, 10);
  expect(search.run(Infinity)).toBe('dry');
  expect(search.complete).toBe(false);
});

test('the result of a best-first search does not depend on slices', () => {
  const runs = [Infinity, 1, 7].map((slice) => {
    const path = new Path(dealt(homing, allOptions(homing)[0]!, 2)!);
    const search = searchOf(path, evaluationOf(path), 4);
    let until = 0;
    while (search.run((until += slice)) === 'running');
    return [search.positions, ...search.line];
  });
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[2]).toEqual(runs[0]);
});
