import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Tri Peaks',
  summary: 'Three peaks of cards come down onto a single chain that runs up and down.',
  rules: `Also known as Three Peaks, Triple Peaks.

## Goal
Bring all 28 cards of the three peaks onto the chain. What is left in the stock doesn’t matter.

## Layout
Eighteen face-down cards form three peaks of three rows each. Ten face-up cards lie below them as their common foot; each card is half covered by two cards of the next row. One more card begins the chain, and the other 23 are the stock.

## Play
- A card is available when no other card lies on it any more. If it was face down, it is turned up.
- An available card goes onto the chain if it is one higher or one lower than the last card there. Suits don’t matter.
- Ace and king are neighbours: the chain runs on round the corner. If you like it harder, it must turn back there.
- When you can’t go on, lay the next card of the stock on the chain. The stock is gone through once.

## Advice
When two cards fit, take the one after which the chain runs furthest; otherwise the one that frees a face-down card.

## History
Robert Hogue invented the game in 1989, for the computer.`,
  actions: { turn: 'Next card' },
  options: { corner: { name: 'Ace and king', values: { open: 'Are neighbours', closed: 'Are no neighbours' } } },
  piles: { foundation: 'chain', tableau: 'stone' },
};
