import { ACE, KING, QUEEN, row, type Card, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const WIDTH = 9;
const PLACES = 54;
/** The last places of the first two rows, to which no card is dealt. */
const UNDEALT = [8, 17];
const place = (i: number): string => `t${i + 1}`;
const DEALT = Array.from({ length: PLACES }, (_, i) => i).filter((i) => !UNDEALT.includes(i));

/** Returns whether a card follows another: the next of its suit, or an ace after any queen. */
const follows = (left: Card, right: Card): boolean =>
  right.rank === ACE ? left.rank === QUEEN : left.suit === right.suit && left.rank + 1 === right.rank;

/** Returns whether a card fits at a place: after the card on its left, or before the card on its right. */
function fits(view: View, card: Card, i: number): boolean {
  const left = i > 0 ? view.card(place(i - 1)) : null;
  const right = i < PLACES - 1 ? view.card(place(i + 1)) : null;
  if ((i === 0 && card.rank === ACE) || (i === PLACES - 1 && card.rank === QUEEN)) return true;
  return (left !== null && follows(left, card)) || (right !== null && follows(card, right));
}

/** Maze. Rules: GNOME AisleRiot, “Maze”. */
export const maze: Variant = {
  api: 1,
  id: 'maze',
  rules: 1,
  options: {},
  table: () => [
    ...row('t', PLACES, (i) => ({
      role: 'tableau',
      at: [i % WIDTH, Math.floor(i / WIDTH)],
      accept: ([card], _onto, view) => fits(view, card!, i) || 'not-next',
      limit: 1,
      take: 'top',
    })),
    { id: 'discard', role: 'discard', at: [WIDTH / 2 - 0.5, PLACES / WIDTH + 0.2] },
  ],

  deal(table) {
    for (const i of DEALT) {
      if (table.count('pack') === 0) return;
      table.flip('pack');
      table.move('pack', table.card('pack')!.rank === KING ? 'discard' : place(i));
    }
  },

  /** Won when the cards follow each other from the first ace on, wherever the gaps are. */
  status(view) {
    const cards = view.piles('tableau').flatMap((one) => view.card(one) ?? []);
    return cards[0]?.rank === ACE && cards.every((card, i) => i === 0 || follows(cards[i - 1]!, card)) ? 'won' : 'playing';
  },

  about: { skill: 0.9, minutes: 15 },
  source: 'GNOME AisleRiot, “Maze”',
  strings: { de, en },
};

export default maze;
