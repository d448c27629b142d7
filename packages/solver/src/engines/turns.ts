/** How long the turns of the engines are, in positions, and what part of the memory they hold. */
import type { Path } from './path.js';
import type { Traits } from '../rules/traits.js';

/** Numbers that are looked at, of how columns can be dug up, for each position of the other engines. */
export const DIGGING = 0.5;
/** … and so many at once, at least. */
export const LEAST_DIGGING = 1_000;
/** The part of the memory that it may hold. */
export const DIGGING_PART = 16;
/** Positions of the first try, which decides easy and forced deals. */
export const FIRST_TRY = 5_000;
/** … of the first eager search. */
export const FIRST_EAGER = 5_000;
/** … of its further turns, for each of the probes and beams: fewer with two packs, where it rarely ends. */
export const eagerShareOf = ({ onePack }: Traits): number => (onePack ? 1 : 0.1);
/** Positions of proofs for each of the probes' and beams', at least, once the eager search has found nothing. */
export const NOTHING_FOUND = 1;
/** … and where none begins. */
export const BY_ITSELF = 0.5;
/** Positions of the first turn where stock and waste are one set of cards that is turned over, a depth-first search without an evaluation: it decides most deals by itself. */
export const FIRST_DEPTH = 5_000;
/** Probes before the first beam: where all beams turn the stock step by step, probes rarely find a line and narrow beams mostly do. */
export const firstProbesFor = (turning: boolean): number => (turning ? 1 : 5);
/** Further probes for each beam: with a stock, what is laid where in its course can be decided one after the other. */
export const probesFor = ({ builds, stocks }: Traits, { wasteBound }: Path, turning: boolean): number =>
  builds && stocks.length > 0 && !wasteBound && !turning ? 6 : 0;
/** Positions of the first probe, and of the first dive. */
export const PROBE = 2000;
/** By how much the next one is longer. */
export const LONGER = 1.12;
/**
 * Positions of the depth-first search for each of the beams'. It finds lines and proofs where a stock keeps the deal on
 * its way; few proofs where everything lies open. Where families leave by themselves it finds none with several packs, and
 * with one when beams have failed for long. Where cards only go home, and in which order does not matter, positions are few
 * enough to look at all of them.
 */
export function shareOf(
  { builds, stocks, onlyHome, onePack }: Traits,
  { wasteBound, merging, talon, relaxation }: Path,
  turning: boolean,
  attempt: number,
): number {
  if (turning) return 0.1;
  if (relaxation) return stocks.length > 0 ? RELAXED : RELAXED_OPEN;
  if (merging && onlyHome) return 3;
  if (talon) {
    if (talon.once || !onePack) return 2;
    return talon.limited && attempt < EARLY ? TURNED_EARLY : TURNED_OVER;
  }
  if (stocks.length === 0) return builds && wasteBound ? 0.1 : 0.05;
  if (!builds) return attempt > LATE && onePack ? 1 : 0.05;
  return wasteBound ? 0.1 : 0.25;
}
/** … where a relaxation tells which positions are lost, with a stock and without. */
const RELAXED = 1;
const RELAXED_OPEN = 4;
/**
 * Positions of proofs for each of the beams' where the waste of one pack is turned over; fewer for the first beams, which find
 * most lines where it is turned over so many times at most.
 */
const TURNED_OVER = 10;
const TURNED_EARLY = 4;
const EARLY = 2;
/** So many beams have failed. */
const LATE = 5;
/** The part of the memory that the eager search may hold, of that for probes and beams. */
export const EAGER_PART = 8;
