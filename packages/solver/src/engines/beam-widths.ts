/** Widths, numbers of levels and patience of beam searches. FIGURES.md in this package has the measurements in full. */
import type { Helpers } from '../helpers.js';
import type { Traits } from '../rules/traits.js';

/** Number of faces in two suits. */
const TWO_SUITS = 26;

/**
 * Returns the widths of the first, narrow beams; none for rules by which sequences of four suits and several decks leave by themselves.
 * Half of the deals need no wider beam: the median of Simple Simon fell from 94 to 21 ms, that of Spider with two suits from 268 to 54.
 * With four suits it rose.
 */
export const narrowFor = ({ builds, copies, onePack }: Traits): readonly number[] =>
  builds || onePack || copies.filter((count) => count > 0).length <= TWO_SUITS ? [8, 8, 16, 16, 32, 32] : [];

/**
 * Returns the width of a later beam. It doubles at first and then grows more slowly, so that there are many different widths. Even slower
 * growth solved as many deals of Red and Black 1.
 * @param nth number of wide beams before it
 */
export const widthOf = (nth: number): number =>
  Math.round(nth < 3 ? 64 * 2 ** nth : nth < 8 ? 256 * 1.4 ** (nth - 2) : 1928 * 1.1 ** (nth - 8));

/** Width of the first beam in games in which piles are laid on piles. Variety helps more than width there. No measurement is recorded. */
const FIRST_PILING_WIDTH = 24;
/** Factor by which each further beam is wider in games in which piles are laid on piles. No measurement is recorded. */
const PILING_GROWTH = 1.08;

/** Returns the width of a beam in games in which piles are laid on piles. @param nth number of beams before it */
export const pilingWidthOf = (nth: number): number => Math.round(FIRST_PILING_WIDTH * PILING_GROWTH ** nth);

/** Largest width of a beam. It bounds the memory for candidates. No measurement is recorded. */
export const WIDEST = 1 << 16;

/**
 * Parts of a beam that are shared evenly among the strata: for the first beams in this order, then one of these values at random. No
 * measurement is recorded.
 */
export const SHARED = [0.3, 0.5, 0.5, 0.7, 0];

/**
 * Returns whether beams turn the stock step by step. They do not where turned cards come back without limit, since turning is then no
 * decision, and where one deck goes to foundations only, since proofs decide more there.
 */
export const turnsInBeams = ({ builds, onlyHome, onePack, wastes }: Traits, { runEquivalence, talon }: Helpers): boolean =>
  builds && !(onlyHome && onePack) && wastes.length > 0 && !runEquivalence && (talon?.limited ?? true);

/** Average number of levels for which a beam has room. No measurement is recorded. */
export const LEVELS = 400;
/**
 * Average number of levels for which a beam has room that turns the stock card by card, and so has many stages. With {@link LEVELS} such a
 * beam ended before the stock did, and Indian went from 4 of 4 deals to none.
 */
export const TURNING_LEVELS = 1600;

/**
 * Number of levels without a better position after which the next stage begins, where cards go to foundations one by one. On ten games with
 * 20 to 24 deals each, 5 decide as many deals or more in a tenth less time than 10; 3 decide fewer.
 */
export const PATIENCE = 5;
/**
 * Number of levels without a better position after which the next stage begins, where sequences are completed in the columns. {@link
 * PATIENCE} had this value before it was halved.
 */
export const GATHERING_PATIENCE = 10;
/**
 * Number of levels without a better position after which the next stage begins, where a stage is one turn of the stock. No measurement is
 * recorded.
 */
export const TURNING_PATIENCE = 3;
/** Number of levels without a better position after which a beam that looks for a shorter line ends. No measurement is recorded. */
export const SHORTER_PATIENCE = 10;
