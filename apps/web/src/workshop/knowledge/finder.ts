import { Random } from '@patience/core/search';
import { SolverClient } from '@patience/solver';
import { readText } from '../draft/reading.js';
import type { FieldKey, FieldValue } from '../form/field.js';
import { withoutUnused } from '../form/sections.js';
import { formatJson } from '../json/format.js';
import type { JsonObject } from '../json/path.js';
import { changed, namedFields, type Change, type NamedField } from './change.js';
import type { KeptResults } from './kept-results.js';
import { tally, typicalLength, type Tally } from './results.js';
import { searchDeals, type Stage } from './searching.js';

/** The properties that a variation should have. */
export interface Target {
  /** Share of deals that can be won, in percent, and how far it may be off. */
  readonly share: number;
  readonly tolerance: number;
  /** Limits of the typical number of moves of a win. */
  readonly shortest: number;
  readonly longest: number;
  /** Fields that may change. */
  readonly keys: ReadonlySet<FieldKey>;
}

/** A field that changes, with both values. */
export interface Difference {
  readonly from: NamedField;
  readonly to: FieldValue;
}

/** A variation that has the requested properties. */
export interface Find {
  readonly recipe: JsonObject;
  readonly differences: readonly Difference[];
  readonly tally: Tally;
  readonly length: number;
}

/** Values that are tried, by field; fields without an entry try their neighbouring numbers, or all their choices. */
const TRIED: Partial<Readonly<Record<FieldKey, readonly FieldValue[]>>> = {
  empty: ['none', 'any', 'K'],
  take: ['top', 'run', 'any'],
  step: ['down', 'either', 'equal'],
  turned: [1, 2, 3],
  redeals: ['0', '1', '2', 'unlimited'],
};
/** Fields that a search may change, in the order of the form. */
const KNOBS: readonly FieldKey[] = ['count', 'suit', 'empty', 'take', 'step', 'single', 'turned', 'redeals'];

/** Stages that each variation goes through. It is dropped as soon as the interval of its share lies outside of the target. */
const STAGES: readonly Stage[] = [
  { deals: 8, budget: 1000 },
  { deals: 16, budget: 3000 },
  { deals: 40, budget: 10_000 },
];
/** Number of variations that are offered, and number that are tried at most. */
const WANTED = 3;
const MOST_TRIED = 200;
/** Number of changes of a variation at most. */
const MOST_CHANGES = 3;

/** Searches variations of a patience for those with a requested share of deals that can be won. */
export class Finder {
  readonly #client: SolverClient;
  #run = new AbortController();
  #finds: readonly Find[] = [];
  /** Number of variations that were tried. */
  tried = 0;
  /** Whether a search is running. */
  busy = false;

  /** @param changed is called after each variation, and when the search ends */
  constructor(
    private readonly kept: KeptResults,
    makeWorker: () => Worker,
    private readonly changed: () => void,
  ) {
    this.#client = new SolverClient(makeWorker);
  }

  /** The variations that were found, and the share of the work that is done, from 0 to 1. */
  get finds(): readonly Find[] {
    return this.#finds;
  }
  get progress(): number {
    return Math.max(this.tried / MOST_TRIED, this.#finds.length / WANTED);
  }

  /** Searches variations of a recipe. It ends when there are enough, none is left, or {@link stop} is called. */
  async find(recipe: JsonObject, target: Target): Promise<void> {
    this.stop();
    const { signal } = (this.#run = new AbortController());
    this.#finds = [];
    this.tried = 0;
    this.busy = true;
    this.changed();
    for (const differences of variations(recipe, target.keys)) {
      if (this.#finds.length === WANTED || this.tried === MOST_TRIED) break;
      this.tried++;
      const found = await this.#try(recipe, differences, target, signal);
      if (signal.aborted) return;
      if (found) this.#finds = [...this.#finds, found];
      this.changed();
    }
    this.busy = false;
    this.changed();
  }

  /** Ends the search. The variations that were found stay. */
  stop(): void {
    this.#run.abort();
    this.busy = false;
  }

  async #try(recipe: JsonObject, differences: readonly Difference[], target: Target, signal: AbortSignal): Promise<Find | undefined> {
    await new Promise((done) => setTimeout(done));
    const changes = differences.map(({ from, to }): Change => ({ ...from.name, value: to }));
    const variation = changed(recipe, changes);
    if (!variation || signal.aborted) return undefined;
    const { read } = readText(formatJson(withoutUnused(variation)));
    if (!read.ok) return undefined;
    await this.kept.carry(read, signal);
    const results = this.kept.of(read);
    for (const stage of STAGES) {
      try {
        await searchDeals([this.#client], read, results, stage, { signal, changed: () => undefined });
      } catch {
        return undefined;
      }
      if (signal.aborted || !mayFit(tally(results), target)) return undefined;
    }
    const counted = tally(results);
    const length = typicalLength(results);
    const { won, lost, unknown } = counted;
    const share = (100 * (won + unknown / 2)) / (won + lost + unknown);
    const fits = Math.abs(share - target.share) <= target.tolerance && length >= target.shortest && length <= target.longest;
    return fits ? { recipe: variation, differences, tally: counted, length } : undefined;
  }
}

/** Tells whether the interval of a share reaches into the requested range. */
const mayFit = ({ interval: [low, high] }: Tally, { share, tolerance }: Target): boolean =>
  low * 100 <= share + tolerance && high * 100 >= share - tolerance;

/** Returns the fields of a recipe that a search may change. */
export const knobsOf = (recipe: JsonObject): readonly NamedField[] =>
  namedFields(recipe).filter(
    ({ field, section }) =>
      KNOBS.includes(field.key) &&
      field.value !== undefined &&
      field.control.kind !== 'fact' &&
      (section.key !== 'row' || ['tableau', 'cell', 'reserve'].includes(section.names['role']!)) &&
      (field.key === 'count' || section.names['role'] !== 'cell'),
  );

/** Yields variations, those with one change first, then those with more; each order is the same every time. */
function* variations(recipe: JsonObject, keys: ReadonlySet<FieldKey>): Generator<readonly Difference[]> {
  const steps = knobsOf(recipe)
    .filter(({ field }) => keys.has(field.key))
    .flatMap((from) => valuesOf(from).map((to): Difference => ({ from, to })));
  const random = new Random('variations');
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(random.below(left.length), 1)[0]!);
  };
  yield* shuffled(steps).map((step) => [step]);
  const seen = new Set<string>();
  for (let size = 2; size <= MOST_CHANGES; size++)
    for (let tries = 0; tries < MOST_TRIED && steps.length > 0; tries++) {
      const chosen = shuffled(steps).filter((step, i, all) => all.findIndex(({ from }) => from === step.from) === i);
      const some = chosen.slice(0, size).sort((a, b) => steps.indexOf(a) - steps.indexOf(b));
      const key = some.map((step) => steps.indexOf(step)).join();
      if (some.length < size || seen.has(key)) continue;
      seen.add(key);
      yield some;
    }
}

/** Returns the other values of a field that are tried. */
function valuesOf({ field: { key, value, control } }: NamedField): readonly FieldValue[] {
  const values: readonly FieldValue[] =
    TRIED[key] ??
    (control.kind === 'choice'
      ? control.values
      : control.kind === 'switch'
        ? [true, false]
        : control.kind === 'number'
          ? [-2, -1, 1, 2].map((step) => Number(value) + step).filter((n) => n >= control.min && n <= control.max)
          : []);
  return values.filter((each) => each !== value);
}
