import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Raglan',
  summary: 'Like King Albert, but the aces lie out: most deals can be won.',
  rules: `## Goal
Build four families on the four aces, each in its suit up to the king. When all 52 cards lie there, you have won.

## Layout
The four aces are laid out first. 42 cards lie face up in nine columns: one in the first, one more in each that follows, seven in each of the last three. The other six are the reserve and lie singly.

## Play
- Cards move one at a time; the exposed card of each column and all cards of the reserve are available. A run may be moved in one go if there are enough empty columns.
- Columns build down in alternating colours.
- Any card may fill an empty column.
- An empty place of the reserve stays empty.
- The top card of a family may come back to the columns.

## Advice
The first columns are soon empty. Leave them so, and you can shift runs; touch the reserve only when one of its cards really helps.`,
};
