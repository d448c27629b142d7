import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Simple Simon',
  summary: 'Spider with a single pack, all of it in sight.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all four are gone, you have won.

## Layout
All cards are dealt face up into ten columns: eight in each of the first three, then seven, six and so on down to one.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- An empty column takes any card and any run.

## Advice
Build in suit whenever you can: what lies mixed comes apart only card by card. The short columns are soon empty; sort with them.`,
};
