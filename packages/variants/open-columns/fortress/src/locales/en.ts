import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortress',
  summary: 'Ten columns that build up and down in suit: it seldom falls.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into ten columns: six in each of the first two, five in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available. Several that follow each other in suit may be moved in one go if there are enough empty columns.
- Columns build in suit, up or down, and may turn as they please: on the nine of hearts goes the eight or the ten of hearts.
- In the columns an ace takes only its two, a king only its queen.
- Any card may fill an empty column.
- No card comes back from its family.

## Advice
A run turns over when it wanders on card by card. Empty columns are the key: win one first, then bring order.`,
};
