/** Ways of laying out and filling up that many patiences share. */
import { KING, type Card } from '../cards/card.js';
import type { AcceptFn, Action, Options, Role, Tx, View } from '../contract.js';

/**
 * Deals row by row: in each row every pile that is to have more gets one card from the pack.
 * @param counts how many cards each pile gets, or all of them @param face whether the cards lie face up
 */
export function dealRows(table: Tx, piles: readonly string[], counts: number | readonly number[], face: 'up' | 'down' = 'up'): void {
  const wanted = piles.map((_, i) => (typeof counts === 'number' ? counts : counts[i]!));
  for (let line = 0; line < Math.max(...wanted); line++)
    for (const [i, pile] of piles.entries()) if (line < wanted[i]!) table.move('pack', pile, { face });
}

const emptyColumns = (view: View): string[] => view.piles('tableau').filter((column) => view.count(column) === 0);

/**
 * A click on the stock deals a row: one card face up on every column from the first on, as long as the stock lasts.
 * Refused for `stock-empty`, and for `gaps` with the empty columns, which the player has to fill before.
 * @param gaps whether a row may be dealt onto empty columns
 */
export const dealRow = (gaps: 'filled' | 'allowed' = 'filled'): Action<Options> => ({
  on: 'stock',
  when(view) {
    if (view.count('stock') === 0) return 'stock-empty';
    if (gaps === 'allowed') return true;
    const empty = emptyColumns(view);
    if (empty.length === 0) return true;
    const columns = view.piles('tableau');
    // With fewer cards than columns the gaps cannot be filled.
    const cards = columns.reduce((sum, column) => sum + view.count(column), 0);
    return cards < columns.length || `gaps ${empty.join(' ')}`;
  },
  run(table) {
    for (const column of table.piles('tableau')) if (table.count('stock') > 0) table.move('stock', column, { face: 'up' });
  },
});

/** The same on the piles of another role, empty or not: each gets one card, face up, as long as there are cards. */
export const dealRowOn = (role: Role): Action<Options> => ({
  on: 'stock',
  when: (view) => view.count('stock') > 0 || 'stock-empty',
  run(table) {
    for (const pile of table.piles(role)) if (table.count('stock') > 0) table.move('stock', pile, { face: 'up' });
  },
});

/**
 * Gaps are filled at once, each with the top card, face up, of the first of these sources that has one. For `after`.
 * @param piles where there may be gaps
 */
export function fillGaps(table: Tx, piles: readonly string[], ...sources: readonly string[]): void {
  for (const pile of piles) {
    const source = table.count(pile) === 0 ? sources.find((id) => table.count(id) > 0) : undefined;
    if (source !== undefined) table.move(source, pile, { face: 'up' });
  }
}

/**
 * What foundations accept whose families begin with a base of this rank and go round in suit, up or down: the first card that
 * is laid on any base decides for all of them.
 */
export const eitherWayFrom =
  (base: number): AcceptFn =>
  ([card, ...more], onto, view, to) => {
    if (more.length > 0) return false;
    if (onto === null) return card!.rank === base;
    if (card!.suit !== onto.suit || view.count(to) === KING) return false;
    const step = round(onto, card!);
    const chosen = chosenWay(view);
    return chosen === undefined ? step === 1 || step === KING - 1 : step === chosen;
  };

/** How many ranks higher, going round from king to ace. */
const round = (lower: Card, upper: Card): number => (upper.rank - lower.rank + KING) % KING;

/** The step between the two lowest cards of a foundation that is begun. */
function chosenWay(view: View): number | undefined {
  for (const pile of view.piles('foundation')) {
    const base = view.card(pile, view.count(pile) - 1);
    const next = view.card(pile, view.count(pile) - 2);
    if (base && next) return round(base, next);
  }
  return undefined;
}
