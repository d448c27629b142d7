import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Maria',
  summary: 'Nine columns in alternating colours, one pass.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Nine columns of four face-up cards are dealt from two packs. The other 68 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Nine columns are one fewer than usual: before you turn to the stock, play all that the columns offer.

## History
It is a sister of Forty Thieves in alternating colours, with a column fewer.`,
  actions: { turn: 'Turn a card' },
};
