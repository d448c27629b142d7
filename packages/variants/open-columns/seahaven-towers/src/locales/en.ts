import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Seahaven Towers',
  summary: 'Ten short columns built in suit, and four cells.',
  rules: `Also known as Seahaven.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
50 cards lie face up in ten columns of five, the last two in the middle ones of four cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns build down in suit.
- Each cell holds any one card.
- An empty column takes kings only or, if you choose so, any card.
- No card comes back from its family.
- A run may be moved in one go if there are enough empty cells and columns; the program then moves it card by card.

## Advice
Five cards are soon cleared. But an empty column is worth nothing without a king at hand: look for the king first.`,
  options: { gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card' } } },
};
