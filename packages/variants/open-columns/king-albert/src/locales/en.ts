import type { Words } from '@patience/core';

export const en: Words = {
  name: 'King Albert',
  summary: 'Nine columns like a staircase, and seven cards in reserve.',
  rules: `Also known as Idiot’s Delight.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
45 cards lie face up in nine columns: one in the first, nine in the last. The other seven are the reserve and lie singly.

## Play
- Cards move one at a time; the exposed card of each column and all cards of the reserve are available. A run may be moved in one go if there are enough empty columns.
- Columns build down in alternating colours.
- Any card may fill an empty column.
- An empty place of the reserve stays empty.
- The top card of a family may come back to the columns.

## Advice
The reserve is precious: each of its cards can be played only once. Clear the short columns first, and do not fill empty ones without need.

## History
It is named after Albert I, king of the Belgians in the First World War.`,
};
