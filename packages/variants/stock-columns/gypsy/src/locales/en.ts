import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Gypsy',
  summary: 'Eight columns, two packs, and ten times a new row comes down on everything.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Eight columns of three cards are dealt from two packs: two face down, the third face up. The other 80 cards are the stock.

## Play
- Columns build down in alternating colours.
- Cards in order move together. A face-down card is turned up as soon as it is uncovered.
- Any card or run may fill an empty column.
- The top card of a family may come back to the columns.
- Whenever you like, the stock gives each column a face-up card, ten times in all.

## Advice
An empty column before a deal is good, two columns in order are better: they can be dug out from under new cards. Taking back and trying again is part of this game.

## History
It became known through computers; PySol was begun for its sake.`,
  actions: { deal: 'Deal a row' },
};
