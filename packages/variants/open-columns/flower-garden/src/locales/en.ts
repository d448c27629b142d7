import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Flower Garden',
  summary: 'Six beds, and a bouquet of sixteen cards that is always at hand.',
  rules: `Also known as The Bouquet and The Garden.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
36 cards lie face up in six beds of six. The other sixteen are the bouquet: they lie singly, and each of them is free.

## Play
- Cards move one at a time; the exposed card of each bed and all cards of the bouquet are available. A run may be moved in one go if there are enough empty beds.
- Beds build down whatever the suit.
- Any card may fill an empty bed.
- No card goes back to the bouquet.
- The top card of a family may come back to the beds.

## Advice
An empty bed is worth more than many cards in the bouquet. Look for the low cards that lie deep; play from the bouquet only what clears a bed or goes home.`,
  piles: { tableau: 'bed', reserve: 'bouquet' },
};
