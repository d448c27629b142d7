import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Elevens',
  summary: 'Nine cards: two that make eleven leave together, and a jack, a queen and a king leave as three.',
  rules: `## Goal
All 52 cards leave.

## Layout
Nine face-up cards lie in three rows. The other 43 are the stock.

## Play
- Two cards that add up to eleven leave: ace and ten, two and nine, three and eight, four and seven, five and six.
- When a jack, a queen and a king are out, these three leave together. Suits never matter.
- Every empty place is filled from the stock at once, as long as there are cards.

## Advice
There is little to choose. Where a card has two partners, it makes no difference which one goes; a game for a coffee break.`,
  actions: { court: 'Discard jack, queen and king' },
  reasons: { 'no-court': 'A jack, a queen and a king must be out at the same time.' },
  piles: { tableau: 'place' },
};
