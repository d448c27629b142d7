import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Canfield',
  summary: 'Thirteen cards in reserve and four short columns: most deals can be won, and few are.',
  rules: `Also known as Demon.

## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Thirteen cards form the reserve, of which only the top one is seen. The next card is the first base: its rank holds for all four. Four face-up cards begin the columns, and the other 34 are the stock.

## Play
- Columns build down in alternating colours; a king goes on an ace.
- Between columns, a column always moves as a whole; its end card alone may go to a foundation.
- The top card of the reserve is always available.
- A gap is filled from the reserve at once. When the reserve is used up, the top card of the waste may fill it whenever you like.

## Stock
Turn three cards at a time onto the waste; only the top one is available. When the stock is empty, turn the waste over, as often as you like. If you wish, only twice or never, or with one card instead of three.

## Advice
It is all about the reserve: every move that takes a card from it is a good one.

## History
Richard Canfield is said to have sold it in his casino: fifty dollars for the pack, five back for every card on its family. In England it is called the Demon.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 3: 'Three cards', 1: 'One card' } },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 2: 'Twice', 0: 'Never' } },
  },
};
