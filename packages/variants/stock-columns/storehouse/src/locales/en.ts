import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Storehouse',
  summary: 'The four twos are laid out, and columns build in suit only.',
  rules: `Also known as Provisions and Straight Up.

## Goal
Build four families in suit on the four twos; after the king the ace completes them. When all 52 cards lie there, you have won.

## Layout
The four twos are laid out from the start. Thirteen cards form the reserve, of which only the top one is seen. Four face-up cards begin the columns, and the other 31 are the stock.

## Play
- Columns build down in suit; the king goes on the ace.
- Between columns, a column always moves as a whole; its end card alone may go to a foundation.
- The top card of the reserve is always available.
- A gap is filled from the reserve at once. When that is used up, the top card of the waste may fill it whenever you like.
- Turn the stock card by card onto the waste; you go through it three times in all.

## Advice
Build a column that fits another as a whole: that makes room for the reserve.

## History
One of Canfield’s sisters. It is like Der Fächer, in which the reserve decides the game, too.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
};
