import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Doublets',
  summary: 'On a single pile each card is followed by twice its value; only the kings stay behind.',
  rules: `Also known as Double or Quits, and as Dubletten.

## Goal
All cards but the four kings go to a single pile: each is followed by twice its value. When 48 cards lie there, you have won.

## Layout
Lay out eight face-up cards in a square with an empty middle. The middle card of the bottom row is the foundation, the other seven make an arch around it. A king that turns up is put under the stock, face up, and the next card takes its place. The other cards are the stock.

## Play
- Jacks count 11, queens 12. When the double is more than 13, take off 13. So the order is: ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7, and ace again. Suits don’t matter.
- The cards of the arch and the top of the waste are available.
- A gap in the arch is filled at once from the waste, or from the stock when nothing lies there.
- Kings go nowhere. Where a king fills a gap, the place is taken for good.
- Turn the stock card by card onto the waste; you go through it three times in all.

## Advice
A gap takes what lies on top of the waste. When a king lies there, turn another card first.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  piles: { reserve: 'arch' },
  reasons: { king: 'Kings stay where they are.', 'not-double': 'Twice the value follows here, less 13 where that is more than 13.' },
};
