import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Crescent',
  summary: 'Sixteen piles in an arc; three times the bottom card of each comes to the top.',
  rules: `Also known as La Demi-Lune.

## Goal
Each suit has two families: one goes up from the ace to the king, one down from the king to the ace. When all 104 cards lie there, you have won.

## Layout
From two packs an ace and a king of each suit go to the middle. The other 96 cards lie in sixteen piles of six that form a crescent. All cards are face up. If you like it harder, you see only the top one of each pile.

## Play
- You always move one card, the top of a pile.
- In the crescent build in suit, up or down. Ace and king fit each other.
- An empty pile stays empty.
- Where the two families of a suit meet, a card may change from one to the other. The aces and kings with which they began stay. No card comes back to the crescent.

## Shift
Three times in a game you may shift: the bottom card of each pile then comes to its top. The others keep their order.

## Advice
Look through all moves before you shift, since after it another card lies on every pile. A long sequence can be laid card by card on another pile, and then lies the other way round: so it fits the other family.

## History
An old patience, which French books call La Demi-Lune.`,
  actions: { shift: 'Shift' },
  options: { cards: { name: 'Cards in the crescent', values: { open: 'All face up', closed: 'Only the top ones face up' } } },
  piles: { stock: 'shift', tableau: 'pile' },
  reasons: {
    base: 'The ace or king with which a family began stays.',
    'no-shift': 'You have shifted three times already.',
    'nothing-below': 'No pile has more than one card.',
  },
};
