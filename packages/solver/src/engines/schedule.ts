/**
 * Lengths of the engines' turns, and the parts of the memory that engines hold. All lengths are counted in positions, so that
 * a search takes the same course on every machine. FIGURES.md in this package has the measurements in full.
 */
import type { Helpers } from '../helpers.js';
import type { Traits } from '../rules/traits.js';

/**
 * Positions of the very first turn, where it is a best-first search without variation; also the least that a proof gets.
 * Of 60 deals of Simple Simon it solves 42. No measurement of other values is recorded.
 */
export const FIRST_PROBE_POSITIONS = 5_000;

/**
 * Positions of the very first turn where it is a proof: stock and waste are one set of cards that is turned over. A plain
 * depth-first search decides most such deals by itself. No measurement of other values is recorded.
 */
export const FIRST_PROOF_POSITIONS = 5_000;

/**
 * Positions of the first probe and of the first shuffled depth-first search. A line of FreeCell takes some 600 positions when
 * nothing goes wrong: 2,000 instead of 1,000 took its nine-of-ten time from 20 to 13 ms, and Westcliff's from 16 to 11
 * (FreeCell 6,001 to 7,000, Katzenschwanz 601 to 630).
 */
export const PROBE_POSITIONS = 2_000;

/** Factor by which each probe is longer than the one before, so that hard deals get longer ones. No measurement is recorded. */
export const PROBE_GROWTH = 1.12;

/**
 * Returns the number of probes before the first beam. Five instead of ten took the medians of Red and Black 1 from 113 to 29 ms
 * and of Gypsy from 728 to 400 (16 to 100 deals). Where all beams turn the stock step by step, probes rarely find a line and
 * narrow beams mostly do: one instead of five took American Toad from 77 to 42 ms, Harem from 126 to 64 (deals 21 to 40, paired).
 */
export const firstProbesFor = (turning: boolean): number => (turning ? 1 : 5);

/**
 * Returns the number of further probes before each later beam: with a stock, what is laid where in its course can be decided one
 * after the other. Gypsy does not change with fewer of them; no other measurement is recorded.
 */
export const probesPerBeam = ({ builds, stocks }: Traits, { wasteBound }: Helpers, turning: boolean): number =>
  builds && stocks.length > 0 && !wasteBound && !turning ? 6 : 0;

/**
 * Positions of the first greedy search. It begins after the first probes: before them, FreeCell's median was 2,775 positions
 * instead of 1,962 (deals 1 to 1,000 and 3,001 to 4,000). No measurement of other lengths is recorded.
 */
export const FIRST_GREEDY_POSITIONS = 5_000;

/**
 * Returns the positions of the greedy search's further turns for each position of probes and beams. It rarely ends with two
 * packs, hence the tenth there. No measurement of other values is recorded.
 */
export const greedyShareOf = ({ onePack }: Traits): number => (onePack ? 1 : 0.1);

/** Orders of moves in which the greedy search is tried. Flower Garden's deal 3 is solved in two of three further ones; no measurement of other numbers is recorded. */
export const GREEDY_ORDERS = 5;

/** Positions of proofs for each of the probes' and beams', at least, once the greedy search has found nothing. No measurement is recorded. */
export const SHARE_AFTER_GREEDY = 1;

/**
 * Positions of proofs for each of the probes' and beams', at least, where each card of a single pack counts for itself: a proof then
 * takes the place of the greedy search. In Fan 15 of 16 deals were decided in three seconds instead of 12.
 */
export const SHARE_INSTEAD_OF_GREEDY = 0.5;

/** Positions of proofs for each of the beams' where a relaxation tells which positions are lost, with a stock. No measurement of other values is recorded. */
const RELAXED_WITH_STOCK = 1;
/** Positions of proofs for each of the beams' where a relaxation helps and there is no stock: few positions remain. No measurement of other values is recorded. */
const RELAXED_WITHOUT_STOCK = 4;

/**
 * Positions of proofs for each of the beams' where the waste of one pack is turned over. With ten turns for each of theirs Canfield
 * decides all of 40 deals, since depth-first search alone decides them and beams had taken two thirds of the time.
 */
const TURNED_OVER = 10;
/** Positions of proofs for each of the first beams' there, which find most lines where redeals are counted. No measurement is recorded. */
const TURNED_OVER_EARLY = 4;
/** Number of beams that count as the first ones for {@link TURNED_OVER_EARLY}. No measurement is recorded. */
const EARLY_BEAMS = 2;

/** Positions of proofs for each of the beams' where cards only go home in any order: few enough to look at all. No measurement is recorded. */
const ONLY_HOME = 3;
/** Positions of proofs for each of the beams' where the waste is played once or there are several packs. No measurement is recorded. */
const TURNED_ONCE = 2;
/** Positions of proofs for each of the beams' where a stock limits the moves: proofs find lines and losses there. No measurement is recorded. */
const WITH_STOCK = 0.25;
/** Positions of proofs for each of the beams' where they rarely end: several packs that turn, or a waste that guides beams. No measurement is recorded. */
const RARELY_ENDS = 0.1;
/** Positions of proofs for each of the beams' where everything lies open, or cards are gathered in columns. No measurement is recorded. */
const OPEN = 0.05;

/**
 * Number of beams that must have failed before proofs get {@link LATE_SHARE} of the positions, where sequences of one pack leave by
 * themselves. Scorpion with gaps for kings then decided 6 of 8 deals instead of 4.
 */
const LATE_BEAMS = 5;
/** Positions of proofs for each of the beams' after {@link LATE_BEAMS}. From the start this took Spiderette's median from 577 to 1,040 ms. */
const LATE_SHARE = 1;

/**
 * Returns the positions of proofs for each position of probes and beams. Proofs find lines and losses where a stock keeps the deal
 * on its way, and few losses where everything lies open. Where sequences leave by themselves they find none with several packs.
 * @param beams number of wide beams so far
 */
export function proofShareOf(
  { builds, stocks, onlyHome, onePack }: Traits,
  { wasteBound, foundationMerging, talon, relaxation }: Helpers,
  turning: boolean,
  beams: number,
): number {
  if (turning) return RARELY_ENDS;
  if (relaxation) return stocks.length > 0 ? RELAXED_WITH_STOCK : RELAXED_WITHOUT_STOCK;
  if (foundationMerging && onlyHome) return ONLY_HOME;
  if (talon) {
    if (talon.once || !onePack) return TURNED_ONCE;
    return talon.limited && beams < EARLY_BEAMS ? TURNED_OVER_EARLY : TURNED_OVER;
  }
  if (stocks.length === 0) return builds && wasteBound ? RARELY_ENDS : OPEN;
  if (!builds) return beams > LATE_BEAMS && onePack ? LATE_SHARE : OPEN;
  return wasteBound ? RARELY_ENDS : WITH_STOCK;
}

/**
 * Numbers of cleared cards that column clearing looks at for each position of the other engines: a third of all turns. Katzenschwanz
 * 44, open for two minutes before, is then proved lost in six seconds. No measurement of other values is recorded.
 */
export const CLEARING_SHARE = 0.5;
/** Least length of a turn of column clearing, so that engines do not alternate all the time. No measurement is recorded. */
export const LEAST_CLEARING = 1_000;

/** Column clearing may hold this part of the memory: one of so many. No measurement is recorded. */
export const CLEARING_MEMORY_PART = 16;
/** The greedy search, and each shuffled one, may hold this part of the memory: one of so many. No measurement is recorded. */
export const GREEDY_MEMORY_PART = 8;

/** Positions of the beam that looks for a short line; it may look at twice as many. FreeCell's lines went from 112 to 92 moves (40 deals). */
export const SHORTENING_POSITIONS = 120_000;
/** Least `polish` for which that beam is run: below it has too few positions to find anything. No measurement of other values is recorded. */
export const LEAST_SHORTENING = 50_000;
/** Moves of a line for each card; what a line has beyond that is mostly detour, and the beam needs no levels for it. No measurement is recorded. */
export const MOVES_PER_CARD = 2;
/** Positions that a beam looks at for each that it keeps, roughly; sets its width. No measurement is recorded. */
export const BRANCHES = 16;
/**
 * Positions searched between two looks at the clock: fewer cost speed, more make a slice of time late. At a quarter of a million
 * positions a second it is two milliseconds.
 */
export const POSITIONS_PER_CLOCK_CHECK = 512;
