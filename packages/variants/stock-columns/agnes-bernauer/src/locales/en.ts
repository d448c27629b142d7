import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Agnes Bernauer',
  summary: 'Open columns as in Klondike, a base that changes, and seven reserves.',
  rules: `## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Seven columns, one card in the first and seven in the last, all face up. Seven reserve cards above them. The next card is the first base, and its rank holds for all four. The other 16 cards are the stock.

## Play
- Columns build down in alternating colours; a king goes on an ace. Cards in order move together.
- Only the rank that ends a family, the one below the base, may fill an empty column, alone or with its run.
- The top card of each reserve is available. Nothing is laid there.
- Whenever you like, the stock gives each reserve a card: seven cards twice, then the last two.

## Advice
Clear the reserves as far as you can before the stock deals: each new card covers an old one.

## History
It is named after the barber’s daughter from Augsburg who loved a duke and was drowned in the Danube in 1435.`,
  actions: { deal: 'Deal reserves' },
};
