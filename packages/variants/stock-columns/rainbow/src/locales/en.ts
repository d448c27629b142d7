import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Rainbow',
  summary: 'Canfield in all colours: any nine fits any ten, but the stock comes only once.',
  rules: `## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Thirteen cards form the reserve, of which only the top one is seen. The next card is the first base: its rank holds for all four. Four face-up cards begin the columns, and the other 34 are the stock.

## Play
- Columns build down whatever the suit; a king goes on an ace.
- Between columns, a column always moves as a whole; its end card alone may go to a foundation.
- The top card of the reserve is always available.
- A gap is filled from the reserve at once. When that is used up, the top card of the waste may fill it whenever you like.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
Building is easy here; what matters is that columns stay short enough to move.

## History
One of Canfield’s sisters; it has its name because all colours mix in its columns.`,
  actions: { turn: 'Turn' },
};
