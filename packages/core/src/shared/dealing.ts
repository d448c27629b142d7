/** Ways of dealing and filling empty columns that many patiences share. */
import { KING, type Card } from '../cards/card.js';
import type { AcceptFn, Action, Options, Role, Tx, View } from '../contract.js';

/**
 * Deals row by row from the pack: in each row, every pile that has not received all its cards receives one.
 * @param counts number of cards for each pile, or one number for all piles
 * @param face the side that the cards show; or for each pile the number of cards that come first and face down
 */
export function dealRows(
  table: Tx,
  piles: readonly string[],
  counts: number | readonly number[],
  face: 'up' | 'down' | readonly number[] = 'up',
): void {
  const wanted = piles.map((_, i) => (typeof counts === 'number' ? counts : counts[i]!));
  for (let line = 0; line < Math.max(...wanted); line++)
    for (const [i, pile] of piles.entries())
      if (line < wanted[i]!) table.move('pack', pile, { face: typeof face === 'string' ? face : line < face[i]! ? 'down' : 'up' });
}

const emptyColumns = (view: View): string[] => view.piles('tableau').filter((column) => view.count(column) === 0);

/**
 * An action on the stock that deals a row: one card face up onto every column, from the first on, until the stock is empty.
 * Reasons for a refusal: `stock-empty`; `gaps` with the empty columns, which the player must fill first.
 * @param gaps `allowed` when a row may be dealt although some columns are empty; `filled` refuses that, unless there are fewer cards
 *   than columns
 * @param role of the piles that get cards, if they are not the columns
 */
export const dealRow = (gaps: 'filled' | 'allowed' = 'filled', role: Role = 'tableau'): Action<Options> => ({
  on: 'stock',
  when(view) {
    if (view.count('stock') === 0) return 'stock-empty';
    if (gaps === 'allowed') return true;
    const empty = emptyColumns(view);
    if (empty.length === 0) return true;
    const columns = view.piles('tableau');
    // With fewer cards than columns the player cannot fill all of them.
    const cards = columns.reduce((sum, column) => sum + view.count(column), 0);
    return cards < columns.length || `gaps ${empty.join(' ')}`;
  },
  run(table) {
    for (const column of table.piles(role)) if (table.count('stock') > 0) table.move('stock', column, { face: 'up' });
  },
});

/** An action on the stock that deals one card face up onto each pile of a role, until the stock is empty. Reason for a refusal: `stock-empty`. */
export const dealRowOn = (role: Role): Action<Options> => dealRow('allowed', role);

/**
 * Fills empty piles, each with the top card of the first source that has cards, face up. Use it in `after`.
 * @param piles piles that must not stay empty
 * @param sources piles to take cards from, in order of preference
 */
export function fillGaps(table: Tx, piles: readonly string[], ...sources: readonly string[]): void {
  for (const pile of piles) {
    const source = table.count(pile) === 0 ? sources.find((id) => table.count(id) > 0) : undefined;
    if (source !== undefined) table.move(source, pile, { face: 'up' });
  }
}

/**
 * Returns what foundations accept that begin with a base card of one rank and are built in suit, up or down, from king to ace and back
 * without end. The first card that is laid on any base card decides the direction for all of them.
 * @param base rank of the base cards, 1 to 13
 */
export const upOrDownFrom =
  (base: number): AcceptFn =>
  ([card, ...more], onto, view, to) => {
    if (more.length > 0) return false;
    if (onto === null) return card!.rank === base;
    if (card!.suit !== onto.suit || view.count(to) === KING) return false;
    const step = ranksHigher(onto, card!);
    const chosen = chosenStep(view);
    return chosen === undefined ? step === 1 || step === KING - 1 : step === chosen;
  };

/** Returns by how many ranks the upper card is higher, 0 to 12; an ace follows a king. */
const ranksHigher = (lower: Card, upper: Card): number => (upper.rank - lower.rank + KING) % KING;

/** Returns the step between the two lowest cards of the first foundation that has two; undefined when there is none. */
function chosenStep(view: View): number | undefined {
  for (const pile of view.piles('foundation')) {
    const base = view.card(pile, view.count(pile) - 1);
    const next = view.card(pile, view.count(pile) - 2);
    if (base && next) return ranksHigher(base, next);
  }
  return undefined;
}
