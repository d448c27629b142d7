import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'All cards lie open; a few cells are all the room you have.',
  rules: `## Goal
Build a family on every ace, in its suit from ace to king. When all cards lie there, you have won.

## Layout
All cards are dealt face up into columns.

## Play
- You always move one card: the end of a column or one from a cell.
- Columns build down in alternating colours.
- Each cell holds one card, and any card may fill an empty column.
- An ordered run moves in one go if there is room for the detour.`,
  options: { cells: { name: 'Cells', values: { 4: 'Four', 3: 'Three' } } },
};
