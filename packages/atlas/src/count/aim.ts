import { wilsonInterval } from '@patience/solver';
import { isWithin } from '../atlas.js';
import type { Entry } from './results.js';
import type { Shard } from './shard.js';

/** The interval or number of deals at which the count of a rule set ends. */
export interface Aim {
  /** Half the width that its interval may have, as a share; undefined when every seed up to `deals` is wanted. */
  readonly within?: number;
  /** The last seed that may be dealt. */
  readonly deals: number;
  /** Positions at most for one deal. */
  readonly budget: number;
  /** The part of the seeds that is counted here; the others are taken to be like it. */
  readonly shard: Shard;
}

/** A deal to decide next. */
export interface Turn {
  readonly seed: number;
  /** Positions that it is allowed. */
  readonly budget: number;
}

/** The state of a rule set's count. */
export type Standing =
  | { readonly state: 'reached' }
  /** Too many deals stay unknown at this budget: by estimate, no number of deals makes the interval narrow enough. */
  | { readonly state: 'beyond' }
  | {
      readonly state: 'open';
      /** Cost of reaching the aim, in positions, estimated from the known deals. */
      readonly cost: number;
      readonly turn: Turn;
    };

/** Deals at first, from which the rest is estimated. */
const FIRST = 20;
/** The least positions at which unknown deals are left for a while. */
const LOWEST = 100_000;
/** A budget is this many times the one before. */
const STEP = 10;
/** Cost of a deal besides its search, in positions: dealing it, playing it at random, and shortening its line. */
const BESIDES = 1_000;
const SHORTENING = 1_500;
/** Average growth of half an interval by rounding outwards. */
const ROUNDING = 0.0005;
/** More deals than anyone counts. */
const ENDLESS = 1e9;

/** The share of deals that can be won: a 95 % interval, rounded outwards to a tenth of a per cent, so that it never says more than it knows. */
export function winnableOf(solved: number, unknown: number, deals: number): [low: number, high: number] {
  const [low, high] = wilsonInterval(solved, unknown, deals);
  return [Math.floor(low * 1000) / 1000, Math.ceil(high * 1000) / 1000];
}

/**
 * Returns the state of a rule set and its next turn. It depends on the known deals only, so that a count that was stopped
 * goes on as if it had not been.
 *
 * With an interval as the aim, deals are looked at with the least of the {@link budgetsUpTo budgets} by which the aim is likely
 * reached at the lowest cost, first those that are unknown yet at less. Without one, each is allowed the whole budget.
 * @param known the last word on each deal of the shard, by seed
 * @param taken seeds that are being looked at elsewhere
 */
export function standingOf(known: ReadonlyMap<number, Entry>, aim: Aim, taken: ReadonlySet<number> = new Set()): Standing {
  const { within, budget, shard } = aim;
  const count = new Tally(known.values());
  if (within === undefined) return plain(known, count, aim, taken);

  const { parts } = shard;
  const interval = winnableOf(count.solved * parts, count.unknown.length * parts, count.deals * parts);
  if (isWithin(interval, within)) return { state: 'reached' };

  const budgets = budgetsUpTo(budget);
  const fresh = freshSeed(known, aim, taken);
  if (count.deals < FIRST && fresh !== undefined) return { state: 'open', cost: 0, turn: { seed: fresh, budget: budgets[0]! } };

  const stays = count.staying(budgets);
  const target = { within: within - ROUNDING, parts, fresh: fresh !== undefined };
  // A few unknown deals among few may be an accident: only where they are not, nothing helps.
  for (const share of [
    (unknown: number): number => unknown / count.deals,
    (unknown: number) => wilsonInterval(unknown, 0, count.deals)[0],
  ]) {
    let best: { cost: number; turn: Turn } | undefined;
    for (const each of budgets) {
      const seed = leastLooked(count.unknown, each, taken) ?? fresh;
      if (seed === undefined) continue;
      const cost = count.costOf(each, stays, share, target);
      if (cost < (best?.cost ?? Infinity)) best = { cost, turn: { seed, budget: each } };
    }
    if (best) return { state: 'open', ...best };
  }
  return { state: 'beyond' };
}

/** Of the unknown deals that were allowed less than a budget, that which was allowed the least. */
function leastLooked(unknown: readonly Entry[], budget: number, taken: ReadonlySet<number>): number | undefined {
  let least: Entry | undefined;
  for (const entry of unknown) {
    if (allowed(entry) >= budget || taken.has(entry.seed)) continue;
    if (!least || allowed(entry) < allowed(least) || (allowed(entry) === allowed(least) && entry.seed < least.seed)) least = entry;
  }
  return least?.seed;
}

/** Budgets by which deals are looked at one after the other: each is ten times the one before, the last is the one that was asked for. */
export function budgetsUpTo(budget: number): number[] {
  const budgets = [budget];
  while (budgets[0]! / STEP >= LOWEST) budgets.unshift(Math.floor(budgets[0]! / STEP));
  return budgets;
}

/** Every seed up to the last with the whole budget. */
function plain(known: ReadonlyMap<number, Entry>, count: Tally, { deals, budget, shard }: Aim, taken: ReadonlySet<number>): Standing {
  let left = 0;
  let first: number | undefined;
  for (let seed = 1; seed <= deals; seed++) {
    const entry = known.get(seed);
    if (!shard.takes(seed) || taken.has(seed) || (entry && (entry.verdict !== 'unknown' || allowed(entry) >= budget))) continue;
    first ??= seed;
    left++;
  }
  if (first === undefined) return { state: 'reached' };
  return { state: 'open', cost: left * (count.deals < FIRST ? 0 : count.costUpTo(budget)), turn: { seed: first, budget } };
}

function freshSeed(known: ReadonlyMap<number, Entry>, { deals, shard }: Aim, taken: ReadonlySet<number>): number | undefined {
  for (let seed = 1; seed <= deals; seed++) if (shard.takes(seed) && !known.has(seed) && !taken.has(seed)) return seed;
  return undefined;
}

const allowed = ({ budget, positions }: Entry): number => budget ?? positions;

/** Estimates from the known deals of a rule set for the others. */
class Tally {
  deals = 0;
  solved = 0;
  readonly decided: Entry[] = [];
  readonly unknown: Entry[] = [];

  constructor(entries: Iterable<Entry>) {
    for (const entry of entries) {
      this.deals++;
      if (entry.verdict === 'solved') this.solved++;
      (entry.verdict === 'unknown' ? this.unknown : this.decided).push(entry);
    }
  }

  /** Returns the expected cost of a new deal with a budget, in positions. */
  costUpTo(budget: number): number {
    let sum = 0;
    for (const entry of this.decided) sum += Math.min(entry.positions, budget) + (entry.verdict === 'solved' ? SHORTENING : 0);
    return (sum + this.unknown.length * budget) / this.deals + BESIDES;
  }

  /**
   * For each budget the share of deals, of those undecided at the budget before, that stay so: by those that were looked at for
   * so long; half of them before any was.
   */
  staying(budgets: readonly number[]): ReadonlyMap<number, number> {
    const stays = new Map<number, number>();
    let before = 0;
    for (const budget of budgets) {
      let at = this.unknown.filter((entry) => allowed(entry) >= budget).length;
      let decided = 0;
      for (const { positions } of this.decided) {
        if (positions > before && positions <= budget) decided++;
        if (positions > budget) at++;
      }
      stays.set(budget, (at + 1) / (at + decided + 2));
      before = budget;
    }
    return stays;
  }

  /**
   * Returns the cost of searching every unknown deal with a budget, and then new ones until the interval is narrow, in positions;
   * Infinity when what stays unknown is too much.
   * @param stays by {@link staying}
   * @param shareOf the share of so many of the deals among all there are
   */
  costOf(
    budget: number,
    stays: ReadonlyMap<number, number>,
    shareOf: (unknown: number) => number,
    { within, parts, fresh }: { readonly within: number; readonly parts: number; readonly fresh: boolean },
  ): number {
    const { deals, decided, solved } = this;
    let again = 0;
    let unknown = 0;
    for (const entry of this.unknown) {
      const from = allowed(entry);
      let stay = 1;
      for (const [step, share] of stays) if (step > from && step <= budget) stay *= share;
      unknown += stay;
      if (from < budget) again += stay * budget + (1 - stay) * (Math.sqrt(from * budget) + SHORTENING) + BESIDES;
    }
    const winning = decided.length > 0 ? solved / decided.length : 0.5;
    const late = decided.filter(({ positions }) => positions > budget).length;
    const open = shareOf(unknown) * deals;
    const share = shareOf(unknown + late);
    const narrow = (n: number): boolean => {
      const more = n - deals;
      const won = solved + (this.unknown.length - open + more * (1 - share)) * winning;
      const [low, high] = wilsonInterval(won * parts, (open + more * share) * parts, n * parts);
      return (high - low) / 2 <= within;
    };
    const n = leastFrom(deals, narrow);
    if (n > deals && !fresh) return again > 0 ? again : Infinity;
    return again + (n - deals) * this.costUpTo(budget);
  }
}

/** The least whole number from a start on that fits, when all above it fit too; Infinity when none below {@link ENDLESS} does. */
function leastFrom(start: number, fits: (n: number) => boolean): number {
  if (fits(start)) return start;
  let low = start;
  let high = Math.max(2 * start, 1);
  while (!fits(high)) {
    if (high > ENDLESS) return Infinity;
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}
