import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Scorpion',
  summary: 'Any face-up card may wander, but only onto the next of its suit.',
  rules: `Also known as Wasp when any card may fill an empty column.

## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
Seven columns of seven cards. In the first four the first three cards lie face down, all others face up. The last three cards are the stock.

## Play
- Any face-up card may be moved, and all cards that lie on it go along, even if they are in no order.
- Columns build down in suit at their end: on the nine of hearts goes only the eight of hearts.
- Nothing goes on an ace.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it; in Wasp any card may.

## Stock
At any time it may deal its three cards to the first three columns.

## Advice
For each card at the end of a column there is only one that fits: look first where it lies and what would come along. Beware of circles, in which a card lies on top of the one it belongs on.`,
  actions: { deal: 'Deal three cards' },
  options: { gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card (Wasp)' } } },
};
