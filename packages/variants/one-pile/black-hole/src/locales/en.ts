import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Black Hole',
  summary: 'All cards fall onto the ace of spades, always one step up or down.',
  rules: `## Goal
All cards fall into the black hole, onto the ace of spades.

## Layout
The ace of spades is laid out first: it is the hole. The other 51 cards are dealt face up into seventeen fans of three.

## Play
- The top card of a fan falls into the hole if it is one higher or one lower than the last card there. Suits don’t matter.
- Ace and king are neighbours.
- Nothing is built on the fans, and empty ones stay empty.

## Advice
Everything is in sight, so you can reckon: where are the four cards of a rank, and which of them are still buried? Take the last of a rank too early and you cut off your way.

## History
Invented by David Parlett, who has also written on the history of card games. Played well, about seven games in eight come out.`,
  piles: { foundation: 'black hole', tableau: 'fan' },
};
