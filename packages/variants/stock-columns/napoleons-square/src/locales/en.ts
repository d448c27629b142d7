import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Napoleon’s Square',
  summary: 'Twelve open columns and moving runs: the friendliest of Napoleon’s patiences.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Twelve columns of four face-up cards are dealt from two packs. The other 56 cards are the stock.

## Play
- Columns build down in suit: the nine of hearts on the ten of hearts.
- Cards that lie in this order at the end of a column move together.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Twelve columns and moving runs: plan well ahead before you turn the first card.

## History
The square is an order of battle; at a table the columns lie around three sides of the field.`,
  actions: { turn: 'Turn a card' },
};
