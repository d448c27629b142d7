import { Random } from '@patience/core/internals';
import { SolverClient } from '@patience/solver';
import { nextTask } from '@patience/web/app-shell/tasks.js';
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

/** A variation that was tried to the end. */
export interface Find {
  readonly recipe: JsonObject;
  readonly differences: readonly Difference[];
  readonly tally: Tally;
  readonly length: number;
}

/** A variation that does not have the requested properties, and how far its share may be off, in percentage points. */
interface Miss {
  readonly find: Find;
  readonly off: number;
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

/**
 * Stages that each variation goes through. It fits as soon as the whole interval of its share lies in the target, and is dropped as soon as
 * the interval lies outside, or too many deals are undecided. With 10 points to each side, a share in the middle needs about 100 deals.
 */
const STAGES: readonly Stage[] = [
  { deals: 8, budget: 1000 },
  { deals: 16, budget: 3000 },
  { deals: 40, budget: 10_000 },
  { deals: 100, budget: 20_000 },
  { deals: 200, budget: 20_000 },
  { deals: 400, budget: 20_000 },
];
/** Number of positions after which a deal stays undecided. */
const LONGEST_BUDGET = Math.max(...STAGES.map(({ budget }) => budget));
/** Number of variations that are offered, and number that are tried at most. */
const WANTED = 3;
const MOST_TRIED = 200;
/** Number of changes of a variation at most. */
const MOST_CHANGES = 3;

/** Searches variations of a patience for those with a requested share of deals that can be won. */
export class Finder {
  readonly #client: SolverClient;
  #run = new AbortController();
  #nearest: Miss | undefined;
  /** Number of variations that were tried. */
  tried = 0;
  /** Whether a search is running. */
  busy = false;
  /** The variations that were found. */
  finds: readonly Find[] = [];

  /** @param changed is called after each variation, and when the search ends */
  constructor(
    private readonly kept: KeptResults,
    makeWorker: () => Worker,
    private readonly changed: () => void,
  ) {
    this.#client = new SolverClient(makeWorker);
  }

  /** The variation that comes nearest to the target, if the search has ended and none fits. */
  get nearest(): Find | undefined {
    return this.busy || this.finds.length > 0 ? undefined : this.#nearest?.find;
  }
  /** The share of the work that is done, from 0 to 1. */
  get progress(): number {
    return Math.max(this.tried / MOST_TRIED, this.finds.length / WANTED);
  }

  /** Searches variations of a recipe. It ends when there are enough, none is left, or {@link stop} is called. */
  async find(recipe: JsonObject, target: Target): Promise<void> {
    this.drop();
    const { signal } = (this.#run = new AbortController());
    this.busy = true;
    this.changed();
    for (const differences of variations(recipe, target.keys)) {
      if (this.finds.length === WANTED || this.tried === MOST_TRIED) break;
      this.tried++;
      const found = await this.#try(recipe, differences, target, signal);
      if (signal.aborted) return;
      if (found) this.finds = [...this.finds, found];
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

  /** Ends the search and forgets what it found. */
  drop(): void {
    this.stop();
    this.finds = [];
    this.#nearest = undefined;
    this.tried = 0;
  }

  async #try(recipe: JsonObject, differences: readonly Difference[], target: Target, signal: AbortSignal): Promise<Find | undefined> {
    await nextTask();
    const changes = differences.map(({ from, to }): Change => ({ name: from.name, value: to }));
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
      if (signal.aborted) return undefined;
      const counted = tally(results);
      if (fits(counted, target) || !mayFit(counted, target, stage)) break;
    }
    const find: Find = { recipe: variation, differences, tally: tally(results), length: typicalLength(results) };
    if (fits(find.tally, target) && find.length >= target.shortest && find.length <= target.longest) return find;
    const off = distance(find.tally, target);
    if (find.tally.won + find.tally.lost > 0 && (!this.#nearest || off < this.#nearest.off)) this.#nearest = { find, off };
    return undefined;
  }
}

/** Tells whether the whole interval of a share lies in the requested range. */
export const fits = ({ interval: [low, high] }: Tally, { share, tolerance }: Pick<Target, 'share' | 'tolerance'>): boolean =>
  low * 100 >= share - tolerance && high * 100 <= share + tolerance;

/** Tells whether more results can bring the interval of a share into the requested range. */
const mayFit = ({ interval: [low, high], won, lost, unknown }: Tally, { share, tolerance }: Target, { budget }: Stage): boolean =>
  low * 100 <= share + tolerance &&
  high * 100 >= share - tolerance &&
  (budget < LONGEST_BUDGET || (unknown / (won + lost + unknown)) * 100 <= 2 * tolerance);

/** Returns how far the share may be from the requested one, in percentage points. */
const distance = ({ interval: [low, high] }: Tally, { share }: Target): number => Math.max(share - low * 100, high * 100 - share);

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
