import type { Words } from '@patience/core';

export const en: Words = {
  name: 'ForeCell',
  summary: 'FreeCell’s forerunner: the cells are full, and only kings fill gaps.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
48 cards lie face up in eight columns of six, the last four in the four cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns build down in alternating colours or, if you choose so, in suit.
- Each cell holds any one card, as soon as it is free.
- Only a king may fill an empty column.
- No card comes back from its family.
- A run may be moved in one go if there are enough empty cells and columns; the program then moves it card by card.

## Advice
At first no place is free: only moves from column to column and out of the cells count. Built in suit, few deals can be won.

## History
The game comes from Sweden and has been known since 1945, long before FreeCell.`,
  options: { build: { name: 'Columns build', values: { alternate: 'In alternating colours', same: 'In suit' } } },
};
