/** Chooses the patiences of the course from the data about them; there is no hand-written list. */
import type { Family } from '../../src/catalogue/families.js';
import { hardness } from '../../src/daily/games-of-day.js';
import { groupsOf } from '../../src/statistics/count.js';
import { forFirstVisit, type Found } from '../catalogue.js';
import { likeness } from './similar.js';

/** Number of patiences of the course. */
const LENGTH = 12;
/** Least share of winnable deals of a patience of the course that is not widely known. */
const LEAST_WINNABLE = 0.25;
/** Least difference in difficulty, as {@link hardness} counts it, between two patiences of one family. */
const STEP = 0.15;
/** Least difference of the shares of winnable deals, or of the shares of skill, that a player notices. */
const SHARE = 0.1;

/** The property in which a patience is harder than the first one of its family. */
export type Harder = 'packs' | 'winnable' | 'skill' | 'step';

/** A patience of the course: the first one of its family, or a harder one that is similar to it. */
export interface ChosenStep {
  readonly found: Found;
  readonly family: Family;
  readonly harder?: { readonly than: Found; readonly by: Harder };
}

/** Returns the most obvious difference of a patience to an easier one. */
function harderBy({ facts: easier }: Found, { facts }: Found): Harder {
  if (facts.packs > easier.packs) return 'packs';
  if ((easier.winnable ?? 0) - (facts.winnable ?? 0) >= SHARE) return 'winnable';
  return (facts.skill ?? 0) - (easier.skill ?? 0) >= SHARE ? 'skill' : 'step';
}

/** Tells whether a patience can be on the course: enough is known about it, and it can be won or everybody knows it. */
const suits = ({ family, classic, facts: { minutes, winnable = 0, scored } }: Found): boolean =>
  family !== undefined && minutes !== undefined && (classic || winnable >= LEAST_WINNABLE) && !scored;

const byHardness = (a: Found, b: Found): number => hardness(a.facts) - hardness(b.facts) || (a.facts.id < b.facts.id ? -1 : 1);

/** Returns the patience that follows a first one: a widely known one, or else the most similar one; undefined where none is harder. */
const afterFirst = (first: Found, family: readonly Found[]): Found | undefined =>
  family
    .filter((one) => hardness(one.facts) >= hardness(first.facts) + STEP)
    .sort((a, b) => Number(b.classic) - Number(a.classic) || likeness(first, b) - likeness(first, a) || byHardness(a, b))[0];

/**
 * Returns the course: the patience of each family that suits a first visit best, and then harder ones that are similar to the easiest of
 * these; both from easy to hard. Fewer steps where fewer patiences are installed.
 */
export function courseOf(found: readonly Found[]): readonly ChosenStep[] {
  const families = groupsOf(forFirstVisit(found.filter(suits)), ({ family }) => family!);
  const firsts = [...families.values()].map(([first]) => first!).sort(byHardness);
  const second = firsts
    .flatMap((than): ChosenStep[] => {
      const next = afterFirst(than, families.get(than.family!)!);
      return next ? [{ found: next, family: next.family!, harder: { than, by: harderBy(than, next) } }] : [];
    })
    .slice(0, LENGTH - firsts.length)
    .sort((a, b) => byHardness(a.found, b.found));
  return [...firsts.map((one) => ({ found: one, family: one.family! })), ...second];
}
