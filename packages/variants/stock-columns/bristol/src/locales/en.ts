import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Bristol',
  summary: 'Eight fans, three heaps that the stock feeds, and nowhere do suits matter.',
  rules: `When an ace lies out from the beginning, it is Belvedere.

## Goal
Build four families on four aces up to their kings; suits don’t matter. When all 52 cards lie there, you have won.

## Layout
Eight fans of three face-up cards, dealt row by row. Kings go beneath the other cards of their fan. The next three cards begin the three heaps of the reserve, face up; the others are the stock. In Belvedere the ace of spades lies out as the first base.

## Play
- The top cards of the fans and of the three heaps are available.
- Fans build down whatever the suit: on a nine goes any eight.
- You always move a single card.
- An empty fan stays empty.
- Only the stock lays cards on the heaps: whenever you like it deals one to each, an empty one too. You go through it once. When one card is left at the end, it goes to the first heap.
- No card comes back from its family.

## Advice
Before each deal play from the heaps to the fans what you can: cards buried there, kings above all, are hard to get at. Undo first what lies on one another the wrong way round.

## History
A game by Albert Morehead and Geoffrey Mott-Smith, of around 1950.`,
  actions: { deal: 'Deal three cards' },
  options: { aces: { name: 'Aces at the beginning', values: { 0: 'None on the table', 1: 'One on the table (Belvedere)' } } },
  piles: { tableau: 'fan', reserve: 'heap' },
};
