import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Baker’s Dozen',
  summary: 'Thirteen columns of four, the kings at the bottom: most deals can be won.',
  rules: `With any card in empty columns also known as Spanish Patience.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into thirteen columns of four. Then the kings of each column are laid under its other cards.

## Play
- Cards move one at a time; the exposed card of each column is available.
- Columns build down whatever the suit.
- An empty column stays empty; in Spanish Patience any card may fill it, and a run may be moved in one go if there are enough empty columns.
- The top card of a family may come back to the columns.

## Advice
Do not empty columns without need: each empty one is a place less. Build on kings and queens, where long runs have room.

## History
A baker’s dozen is thirteen rolls: one was added so as not to be fined for short weight.`,
  options: { gaps: { name: 'Empty columns', values: { none: 'Stay empty', any: 'Any card (Spanish Patience)' } } },
};
