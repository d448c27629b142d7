import { wilsonInterval } from '@patience/solver';
import { isWithin } from '../atlas.js';
import type { Entry } from './results.js';
import type { Shard } from './shard.js';

/** The interval or number of deals at which the count of a rule set ends. */
export interface Aim {
  /** Half the largest width of the interval, as a share; undefined when every seed up to `deals` is to be counted. */
  readonly within?: number;
  /** The last seed that may be counted. */
  readonly deals: number;
  /** Largest number of positions for one deal. */
  readonly budget: number;
  /** The part of the seeds that is counted here. The other parts are assumed to have the same results. */
  readonly shard: Shard;
}

/** A deal to decide next. */
export interface Turn {
  readonly seed: number;
  /** Largest number of positions for this search. */
  readonly budget: number;
}

/** The state of a rule set's count. */
export type Standing =
  | { readonly state: 'reached' }
  /** Too many deals stay unknown with this budget: by the estimate, no number of deals makes the interval narrow enough. */
  | { readonly state: 'beyond' }
  | {
      readonly state: 'open';
      /** Estimated cost of reaching the aim, in positions. */
      readonly cost: number;
      readonly turn: Turn;
    };

/** Number of deals that are counted before anything is estimated. */
const FIRST = 20;
/** Smallest budget, in positions, after which an unknown deal may be left for later. */
const LOWEST = 100_000;
/** Ratio of two successive budgets. */
const STEP = 10;
/** Cost of a deal besides its search, in positions: dealing it and playing it at random. */
const BESIDES = 1_000;
const SHORTENING = 1_500;
/** Average growth of half an interval by rounding its ends outwards. */
const ROUNDING = 0.0005;
/** Limit of the search for a number of deals; more than anyone counts. */
const ENDLESS = 1e9;

/**
 * Returns the interval of the share of deals that can be won, at 95 % confidence. It is rounded outwards to tenths of a per cent, so that
 * it never claims too much.
 */
export function winnableOf(solved: number, unknown: number, deals: number): [low: number, high: number] {
  const [low, high] = wilsonInterval(solved, unknown, deals);
  return [Math.floor(low * 1000) / 1000, Math.ceil(high * 1000) / 1000];
}

/**
 * Returns the state of a rule set and its next turn. It depends only on the known deals, so that a stopped count continues as if it had not
 * been stopped.
 *
 * With an interval as the aim, deals are searched with the one of the {@link budgetsUpTo budgets} that probably reaches the aim at the
 * lowest cost, unknown deals first. Without an interval, each deal gets the whole budget.
 * @param known the best verdict on each deal of the shard, by seed
 * @param taken seeds that are being searched elsewhere
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
  // Few unknown deals among few may be chance. So try the lower end of their share, too, before giving up.
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

/** Returns the seed of the unknown deal with the smallest budget so far, among those with less than `budget`. */
function leastLooked(unknown: readonly Entry[], budget: number, taken: ReadonlySet<number>): number | undefined {
  let least: Entry | undefined;
  for (const entry of unknown) {
    if (allowed(entry) >= budget || taken.has(entry.seed)) continue;
    if (!least || allowed(entry) < allowed(least) || (allowed(entry) === allowed(least) && entry.seed < least.seed)) least = entry;
  }
  return least?.seed;
}

/** Returns the budgets with which deals are searched one after the other, each {@link STEP} times the one before, up to the given one. */
export function budgetsUpTo(budget: number): number[] {
  const budgets = [budget];
  while (budgets[0]! / STEP >= LOWEST) budgets.unshift(Math.floor(budgets[0]! / STEP));
  return budgets;
}

/** Returns the state of a count that searches every seed up to the last with the whole budget. */
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

/** The known deals of a rule set, with estimates for the others. */
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
   * Returns, for each budget, the share of deals that stay undecided, among those undecided with the budget before. It is estimated from
   * the deals that were searched that far, and is one half before any was.
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
   * Returns the cost, in positions, of searching every unknown deal with a budget and then new deals until the interval is narrow enough.
   * It is Infinity when too many deals would stay unknown.
   * @param stays the result of {@link staying}
   * @param shareOf returns the share for a number of unknown deals among the known ones
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

/**
 * Returns the smallest whole number from `start` on that fits, if all numbers above it fit, too; Infinity when none below {@link ENDLESS}
 * does.
 */
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
