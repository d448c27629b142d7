import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Ten Across',
  summary: 'Ten columns, more and more hidden towards the middle, and two cells.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
Ten columns of five cards. The two at the edges lie face up; inwards each column hides one card more, the two in the middle four. The last two cards lie in the two cells.

## Play
- Any face-up card may be moved, and all cards that lie on it go along, even if they are in no order.
- Columns build down in suit at their end.
- Each cell holds any single card.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.

## Advice
Free the cells early. Then use them only to break a circle, in which two cards wait for each other.`,
};
