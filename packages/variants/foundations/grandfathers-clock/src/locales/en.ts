import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Grandfather’s Clock',
  summary: 'Twelve families stand in a circle and grow until each of them shows its hour.',
  rules: `## Goal
At the end each place on the dial shows its hour: the ace is one, the jack eleven, the queen twelve.

## Layout
Twelve certain cards form the dial, clockwise from the nine of clubs at twelve: ten of hearts, jack of spades, queen of diamonds, king of clubs, two of hearts, three of spades, four of diamonds, five of clubs, six of hearts, seven of spades and eight of diamonds. The other 40 cards lie face up in eight columns of five.

## Play
- The dial is built up in suit until the hour is reached; an ace follows a king. No card comes back from the dial.
- The columns are built down, whatever the suits.
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.

## Advice
The places from one to four need four cards, the others three. Empty a column early; and don’t lay every card on the dial at once that still carries others in the columns.`,
  piles: { foundation: 'hour' },
};
