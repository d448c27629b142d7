import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Curds and Whey',
  summary: 'Thirteen short columns that build down in suit, or like on like.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
All cards lie face up in thirteen columns of four.

## Play
- Columns build down in suit, or a card goes on one of its rank: on the nine of spades go the eight of spades and any other nine.
- You move the end card, or a run that goes down in one suit throughout or is of one rank throughout, or a part of it from the end. What mixes the two does not move as a whole.
- On an ace goes only another ace.
- Only a king may fill an empty column, alone or with its run.

## Advice
Like on like is only parked: know how it will leave before you lay it there. Bring kings to empty columns early, and build the families on them in suit.

## History
The game is David Parlett’s invention.`,
};
