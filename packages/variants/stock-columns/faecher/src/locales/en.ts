import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Der Fächer',
  summary: 'Four families from two to ace, nine cards in the fan, and a score that runs against you.',
  rules: `## Goal
Four families grow on four twos, each in its suit: 2, 3, 4, up to the king and the ace. When the four aces lie on top, you have won.

## Layout
The four twos are the bases. Nine face-up cards form the fan above them, and one card opens each of the four auxiliary piles below. The other 35 cards are the stock.

## Play
- Every card of the fan is available, for its family or for an auxiliary pile. The fan is never refilled and nothing goes back to it.
- Auxiliary piles build down in suit; so a king goes on the ace of its suit, and nothing goes on a three. Cards move one at a time, to a family or to another auxiliary pile; a run may be moved in one go if there are enough empty piles.
- An empty auxiliary pile takes any card: from the waste, the fan or another auxiliary pile.
- Turn the stock card by card onto the waste, whose top card is available. When the stock is empty, you may turn the waste over once: two passes in all.
- Choose a card, then choose where it goes. A double click on an auxiliary pile whose end fits a family sends up all that follows.

## Score
- You start with 1500 points, and from your first move on every second takes one.
- A card from the fan or the waste to its family: 150.
- A card from an auxiliary pile to its family: 75, or 75 on top of the 150 if you choose so.
- The fan emptied: 300. The game won: 500.
- A wrong target: 50 points off. The score never falls below zero.
- If you wish, playing time is limited to 25 minutes. When it is over, you have lost.

## Advice
Don’t plunder the fan too early: its cards won’t run away. An empty auxiliary pile is often worth more than 75 points.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
  options: {
    fromPile: { name: 'Card from an auxiliary pile', values: { instead: '75 points', additional: '150 + 75 points' } },
    timeLimit: { name: 'Playing time', values: { none: 'Unlimited', 1500: '25 minutes' } },
  },
  reasons: { 'no-redeal': 'The stock has been played through twice.' },
  piles: { foundation: 'family', tableau: 'auxiliary pile', reserve: 'fan' },
};
