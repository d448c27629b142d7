import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Grand Napoleon',
  summary: 'Eleven columns of all 104 cards, families from aces and from kings, and play begins while they are laid out.',
  rules: `Also known as Große Napoleon.

## Goal
Build four families up from aces and four down from kings, one of each suit. When all 104 cards lie there, you have won.

## Layout
All cards of two packs are laid out in rows of eleven, each half over the one before. Play begins meanwhile: of the first row every card that fits may go home, after that only the ones at the far left and the far right. The next row fills what has become free.

## Play
- When all cards are laid out, the end card of each column is available. Cards move one at a time; several that follow each other in suit may be moved in one go if there are enough empty columns.
- Columns build in suit, up or down: the nine of hearts on the eight or on the ten of hearts.
- Any card may fill an empty column.
- You may gather once, best when nothing goes any more: the columns, from the right, are turned over onto the stock and laid out again by the same rules. What lies on families stays.

## Advice
A change of direction turns a sequence round. Don’t take every card home at once: there are two of each, one for a family that goes up and one for a family that goes down.

## History
One of the great old German patiences; it needs much room, and with good planning it comes out very often.`,
  actions: { lay: 'Lay out a row', gather: 'Gather' },
  reasons: {
    'laying-out': 'First all cards are laid out.',
    'ends-only': 'From the second row on, only the cards at the two ends may go home while cards are laid out.',
    'tableau-empty': 'Nothing is left to be gathered.',
    'no-redeal': 'You have gathered the columns once already.',
  },
  piles: { tableau: 'column' },
};
