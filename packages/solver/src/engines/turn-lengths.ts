/**
 * Lengths of the engines' turns, and the parts of the memory that engines hold. All lengths are numbers of positions, so that
 * a search is the same on every machine. FIGURES.md in this package has the measurements in full.
 */
import type { Helpers } from '../helpers.js';
import type { Traits } from '../rules/traits.js';

/**
 * Positions of the very first turn where it is a best-first search; also the least length of a proof's turn.
 * Of 60 deals of Simple Simon it solves 42. No measurement of other values is recorded.
 */
export const FIRST_PROBE_POSITIONS = 5_000;

/**
 * Positions of the very first turn where it is a proof: where redeals make stock and waste one set of cards. A depth-first search
 * decides most such deals by itself. No measurement of other values is recorded.
 */
export const FIRST_PROOF_POSITIONS = 5_000;

/**
 * Positions of the first probe and of the first shuffled depth-first search. A winning line of FreeCell takes about 600 positions when
 * no detour is needed. 2,000 instead of 1,000 took its nine-of-ten time from 20 to 13 ms, and Westcliff's from 16 to 11
 * (FreeCell 6,001 to 7,000, Katzenschwanz 601 to 630).
 */
export const PROBE_POSITIONS = 2_000;

/** Factor by which each probe is longer than the one before, so that hard deals get longer probes. No measurement is recorded. */
export const PROBE_GROWTH = 1.12;

/**
 * Returns the number of probes before the first beam. Five instead of ten took the medians of Red and Black 1 from 113 to 29 ms
 * and of Gypsy from 728 to 400 (16 to 100 deals). Where all beams turn the stock as a step of its own, probes rarely find a line and
 * narrow beams mostly do: one instead of five took American Toad from 77 to 42 ms, Harem from 126 to 64 (deals 21 to 40, paired).
 */
export const firstProbesFor = (turnsStock: boolean): number => (turnsStock ? 1 : 5);

/**
 * Returns the number of further probes before each later beam. With a stock, a best-first search can decide one deal of the stock
 * after the other. Gypsy does not change with fewer probes; no other measurement is recorded.
 */
export const probesPerBeam = ({ builds, stocks }: Traits, { wasteBound }: Helpers, turnsStock: boolean): number =>
  builds && stocks.length > 0 && !wasteBound && !turnsStock ? 6 : 0;

/**
 * Positions of the first greedy search. It begins after the first probes: before them, FreeCell's median was 2,775 positions
 * instead of 1,962 (deals 1 to 1,000 and 3,001 to 4,000). No measurement of other lengths is recorded.
 */
export const FIRST_GREEDY_POSITIONS = 5_000;

/**
 * Returns the positions of the greedy search's further turns per position of probes and beams. With two decks the search rarely ends,
 * hence the tenth. No measurement of other values is recorded.
 */
export const greedyShareOf = ({ onePack }: Traits): number => (onePack ? 1 : 0.1);

/** Number of orders of moves in which the greedy search is run. Flower Garden's deal 3 is solved in two of three further orders; no measurement of other numbers is recorded. */
export const GREEDY_ORDERS = 5;

/** Least number of positions of proofs per position of probes and beams, once a greedy search has found nothing. No measurement is recorded. */
export const SHARE_AFTER_GREEDY = 1;

/**
 * Least number of positions of proofs per position of probes and beams where no two cards of a single deck are interchangeable: a
 * proof then replaces the greedy search. In Fan 15 of 16 deals were decided in three seconds instead of 12.
 */
export const SHARE_INSTEAD_OF_GREEDY = 0.5;

/** Positions of proofs per position of beams where {@link Relaxation} rejects positions and there is a stock. No measurement of other values is recorded. */
const RELAXED_WITH_STOCK = 1;
/** Positions of proofs per position of beams where {@link Relaxation} rejects positions and there is no stock: few positions remain. No measurement of other values is recorded. */
const RELAXED_WITHOUT_STOCK = 4;

/**
 * Positions of proofs per position of beams where one deck has redeals. With 10, all of 40 deals of Canfield are decided, since
 * depth-first search alone decides them and beams had taken two thirds of the time.
 */
const WITH_REDEALS = 10;
/** Positions of proofs per position of the first beams, which find most lines, where redeals are limited. No measurement is recorded. */
const WITH_REDEALS_EARLY = 4;
/** Number of beams that are the first ones for {@link WITH_REDEALS_EARLY}. No measurement is recorded. */
const EARLY_BEAMS = 2;

/** Positions of proofs per position of beams where cards only go to foundations: few enough positions to visit all. No measurement is recorded. */
const ONLY_HOME = 3;
/** Positions of proofs per position of beams where the waste is played once or there are several decks. No measurement is recorded. */
const WITHOUT_REDEAL = 2;
/** Positions of proofs per position of beams where a stock limits the moves: proofs find lines and losses there. No measurement is recorded. */
const WITH_STOCK = 0.25;
/** Positions of proofs per position of beams where proofs rarely end: several decks with a stock that is turned, or a waste that guides beams. No measurement is recorded. */
const RARELY_ENDS = 0.1;
/** Positions of proofs per position of beams where all cards lie open, or sequences are completed in columns. No measurement is recorded. */
const OPEN = 0.05;

/**
 * Number of beams that must have failed before proofs get {@link LATE_SHARE} of the positions, where complete sequences of one deck
 * leave the columns. Scorpion with kings in empty columns then decided 6 of 8 deals instead of 4.
 */
const LATE_BEAMS = 5;
/** Positions of proofs per position of beams after {@link LATE_BEAMS}. From the start this took Spiderette's median from 577 to 1,040 ms. */
const LATE_SHARE = 1;

/**
 * Returns the positions of proofs per position of probes and beams. Proofs find lines and losses where a stock limits the moves,
 * and few losses where all cards lie open. Where complete sequences leave the columns, they find none with several decks.
 * @param beams number of wide beams so far
 */
export function proofShareOf(
  { builds, stocks, onlyHome, onePack }: Traits,
  { wasteBound, foundationMerging, talon, relaxation }: Helpers,
  turnsStock: boolean,
  beams: number,
): number {
  if (turnsStock) return RARELY_ENDS;
  if (relaxation) return stocks.length > 0 ? RELAXED_WITH_STOCK : RELAXED_WITHOUT_STOCK;
  if (foundationMerging && onlyHome) return ONLY_HOME;
  if (talon) {
    if (talon.once || !onePack) return WITHOUT_REDEAL;
    return talon.limited && beams < EARLY_BEAMS ? WITH_REDEALS_EARLY : WITH_REDEALS;
  }
  if (stocks.length === 0) return builds && wasteBound ? RARELY_ENDS : OPEN;
  if (!builds) return beams > LATE_BEAMS && onePack ? LATE_SHARE : OPEN;
  return wasteBound ? RARELY_ENDS : WITH_STOCK;
}

/**
 * Positions of a refutation per position of the engines: a third of all positions. Katzenschwanz 44, undecided after two minutes
 * before, is then proved lost in six seconds. No measurement of other values is recorded.
 */
export const REFUTATION_SHARE = 0.5;
/** Least length of a refutation's turn, so that turns do not alternate all the time. No measurement is recorded. */
export const LEAST_REFUTATION = 1_000;

/**
 * Work of lines by the variant's order of moves, in positions, per position of the engines, so that a deal that they cannot solve takes a
 * tenth longer at most.
 */
export const RANKED_LINES_SHARE = 0.1;
/**
 * Least work of ranked lines in a turn: several lines with one deck. They so begin after 20,000 positions of the engines, and easy deals keep
 * their short lines.
 */
export const LEAST_RANKED_LINES = 2_000;
/** Work of ranked lines per position of the engines, while a line has brought more cards to foundations than the engines. */
export const LEADING_LINES_SHARE = 1;
/** Number of moves that are ranked in about the time in which a position is visited. */
export const RANKS_PER_POSITION = 8;
/** Largest number of moves in a ranked line. */
export const LONGEST_LINE = 1_000;
/**
 * Average number of moves of a line after which one is chosen among all legal moves instead of the best, for one line after another, in a
 * cycle. Congress needs many such moves: of 20 deals 30 lines win 13 with one of 10 and 5 without. A patience like Sly Fox needs few: 40
 * lines win 4 of 20 with one of 100 and none with one of 10.
 */
export const UNRANKED_MOVES = [Infinity, 10, 100, 10, 30];

/** The memory divided by this number is the most that a refutation may hold. No measurement is recorded. */
export const REFUTATION_MEMORY_PART = 16;
/**
 * The memory divided by this number is the most that the greedy search, or a shuffled depth-first search, may hold. No measurement is
 * recorded.
 */
export const GREEDY_MEMORY_PART = 8;

/** Positions of the beam that searches for a shorter line; it may visit twice as many. FreeCell's lines went from 112 to 92 moves (40 deals). */
export const SHORTENING_POSITIONS = 120_000;
/** Least `polish` for which the beam for a shorter line is run: with less it has too few positions to find one. No measurement of other values is recorded. */
export const LEAST_SHORTENING = 50_000;
/**
 * Number of moves per card of a line up to which the beam for a shorter line has levels; more moves are mostly detours. No measurement is
 * recorded.
 */
export const MOVES_PER_CARD = 2;
/**
 * Rough number of positions that a beam visits per position that it keeps. It determines the width of the beam for a shorter line. No
 * measurement is recorded.
 */
export const BRANCHES = 16;
/**
 * Number of positions between two readings of the clock. Fewer would cost speed, more would make slices end late. At 250,000 positions a
 * second, these are two milliseconds.
 */
export const POSITIONS_PER_CLOCK_CHECK = 512;

/**
 * Levels of the search for the best score. Poker Squares reaches 58 points in the mean with 2 and 67 with 3; see “Points of scored games” in
 * FIGURES.md.
 */
export const LEVELS = 3;
/** Number of games of the lowest level, and of searches of each level in a search of the level above it. With 100, Poker Squares reaches 60 points instead of 67. */
export const GAMES_PER_LEVEL = 40;
/** Change of a preference by one game. The value of the published algorithm. */
export const LEARNING_RATE = 1;
