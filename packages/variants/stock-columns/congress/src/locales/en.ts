import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Congress',
  summary: 'Eight columns of one card, a long stock, and a single pass.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Eight face-up cards from two packs begin eight columns. The other 96 cards are the stock.

## Play
- Columns build down whatever the suit: any nine on any ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- An empty column is filled at once from the waste, or from the stock when nothing lies there. Only when both are used up do you fill it with any card.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
Empty a column when a card that you want in play lies on the waste.

## History
Parliament is the same game with the aces laid out. The Congress of nineteenth-century books is another patience.`,
  actions: { turn: 'Turn a card' },
};
