import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Streets and Alleys',
  summary: 'Like Beleaguered Castle, but the aces, too, are still in the columns.',
  rules: `With one cell also known as Stronghold.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eight columns: seven in each of the first four, six in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns build down whatever the suit.
- Any card may fill an empty column.
- No card comes back from its family.

## Stronghold
If you like, there is one cell for any one card.

## Advice
Look for the aces first, and for what lies on them. Once a column is empty, give it away only on the road to an ace.`,
  options: { cells: { name: 'Cells', values: { 0: 'None', 1: 'One (Stronghold)' } } },
};
