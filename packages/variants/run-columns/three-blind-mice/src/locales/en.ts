import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Three Blind Mice',
  summary: 'Scorpion on ten columns, with two cards in reserve.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
Ten columns of five cards. In the last three the first three cards lie face down: the mice. The last two cards are the reserve and lie face up.

## Play
- Any face-up card may be moved, and all cards that lie on it go along, even if they are in no order.
- Columns build down in suit at their end.
- The cards of the reserve are free at any time; nothing goes back there.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.

## Advice
Nine cards are hidden, and they lie together: clear up there first.`,
};
