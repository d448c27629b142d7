import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Diplomat',
  summary: 'Eight columns in which any suit goes on any other.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Eight columns of four face-up cards are dealt from two packs. The other 72 cards are the stock.

## Play
- Columns build down whatever the suit: any nine on any ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
You can build almost anywhere; the art is not to bury the cards that you need next.

## History
It belongs to a group with political names, beside Congress and Parliament.`,
  actions: { turn: 'Turn a card' },
};
