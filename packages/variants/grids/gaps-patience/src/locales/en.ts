import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Gaps',
  summary: 'Four rows without their aces, four gaps: card by card every suit moves into its place.',
  rules: `Also known as Montana.

## Goal
Each row holds one suit, from the two at the left end up to the king.

## Layout
All 52 cards lie face up in four rows of thirteen. Then the aces are taken away; where they lay, there are gaps now.

## Play
- A gap takes the card that follows its left neighbour in suit: the eight of hearts beside the seven of hearts.
- At the left end of a row any two may fill the gap, even one that begins another row already.
- Nothing fits to the right of a king or of another gap.
- You may redeal twice, whenever you like: what lies in order from the left end stays; all the rest is shuffled and laid out again row by row, with a gap behind the cards in order.

## Advice
Before every move ask what the new gap is worth: to the right of a king it is dead. Bring twos to the left early.`,
  actions: { redeal: 'Redeal' },
  reasons: {
    'not-next': 'Only the next card of the suit fits here; at the left end only a two.',
    'redeals-used': 'There is no further redeal.',
  },
  piles: { tableau: 'place' },
};
