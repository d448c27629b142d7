import type { Words } from '@patience/core';

export const en: Words = {
  name: 'St. Helena',
  summary: 'At first what lies above may go to the kings only, what lies below to the aces only.',
  rules: `Also known as Napoleon’s Favorite and Washington’s Favorite.

## Goal
Above, four families go down from the king to the ace; below, four go up from the ace to the king, each in its suit. When all 104 cards lie there, you have won.

## Layout
From two packs a king of each suit goes to the middle, and under them an ace of each suit. The other 96 cards are dealt round and round into twelve face-up piles, clockwise: four above the kings, two on the right, four below the aces, two on the left. You see only the top card of each pile.

## Play
- You always move one card, the top of a pile.
- On the piles build up or down, whatever the suit. Ace and king don’t fit each other.
- An empty pile stays empty.
- In the first round the four upper piles may play to the kings only, the four lower ones to the aces only. The piles at the sides may play to both.

## Redeal
Twice in a game you may deal again. The last pile goes on the one before it, both on the one before that, and so on; the pack is turned over and dealt round again without a shuffle. From the second round on, any card may go to any family.

## Advice
In the first round the sides are bridges: what lies above and belongs on the aces moves there first. Don’t deal again before there is really nothing left to do.

## History
The name recalls Napoleon, who is said to have passed his exile with cards. With Napoleon at St. Helena, also called Forty Thieves, this patience has nothing but him in common.`,
  actions: { redeal: 'Deal again' },
  piles: { stock: 'redeal', tableau: 'pile' },
  reasons: {
    beyond: 'In the first round this card may not go there: from above to the kings only, from below to the aces only.',
    'no-redeal': 'You have dealt again twice already.',
  },
};
