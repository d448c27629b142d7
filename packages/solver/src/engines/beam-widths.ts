/** How wide, how long and how patient beams are. */
import type { Path } from './path.js';
import type { Traits } from '../rules/traits.js';

/** Widths of the first beams: half of the deals need no wider one, but where families of several packs of four suits leave by themselves. */
export const narrowFor = ({ builds, copies, onePack }: Traits): readonly number[] =>
  builds || onePack || copies.filter((count) => count > 0).length <= TWO_SUITS ? [8, 8, 16, 16, 32, 32] : [];
/** Faces of two suits. */
const TWO_SUITS = 26;
/** Widths of the others: twice as wide at first, then ever more slowly, so that there are many different ones. */
export const widthOf = (attempt: number): number =>
  Math.round(attempt < 3 ? 64 * 2 ** attempt : attempt < 8 ? 256 * 1.4 ** (attempt - 2) : 1928 * 1.1 ** (attempt - 8));
/** What part of them is shared out among the strata: of the first ones, then at random. */
export const SHARED = [0.3, 0.5, 0.5, 0.7, 0];
/** Does a beam turn the stock step by step? Where what was turned comes back for ever, turning is no decision; and where one pack only goes home, proofs are what counts. */
export const turnsInBeams = ({ builds, onlyHome, onePack, wastes }: Traits, { ordered, talon }: Path): boolean =>
  builds && !(onlyHome && onePack) && wastes.length > 0 && !ordered && (talon?.limited ?? true);
/** Levels a beam is given, on average. */
export const LEVELS = 400;
/** … and one that turns the stock card by card: so many stages have some each. */
export const TURNING_LEVELS = 1600;
/** Levels without a better position before the next stage begins, where cards go home one by one. */
export const PATIENCE = 5;
/** … where families gather on the table. */
export const GATHERING_PATIENCE = 10;
/** … and where a stage is one turn of the stock. */
export const TURNING_PATIENCE = 3;
/** No beam is wider. */
export const WIDEST = 1 << 16;
/** The first width where piles are laid on piles; what counts there is variety. */
export const PILING = 24;
