import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Pyramid',
  summary: 'Two cards that make thirteen leave together, until nothing is left of the pyramid.',
  rules: `## Goal
Take the pyramid down: two available cards that add up to thirteen leave together. When its top has gone, you have won. If you want it stricter, stock and waste must be cleared too.

## Layout
Twenty-eight face-up cards form a pyramid of seven rows; each card is half covered by two cards of the next row. The other 24 are the stock, whose top card lies open beside it.

## Play
- Available are the cards of the pyramid on which no other card lies, the open card of the stock and the top card of the waste.
- An ace counts one, a jack eleven, a queen twelve. So queen and ace go together, jack and two, ten and three, nine and four, eight and five, seven and six.
- A king counts thirteen by itself and leaves alone.
- You may lay the open card of the stock on the waste; the next one takes its place.
- When the stock is used up, turn the waste over: twice, or not at all if you prefer.

## Advice
First see whether a card has buried all its partners. And don’t take every pair at once: sometimes one of the two is needed more elsewhere.`,
  actions: { turn: 'To the waste', redeal: 'Turn the waste over' },
  options: {
    redeals: { name: 'Turning the waste over', values: { 2: 'Twice', 0: 'Never' } },
    goal: { name: 'To be cleared', values: { pyramid: 'The pyramid', all: 'All cards' } },
  },
  reasons: { 'no-king': 'Only a king leaves alone.' },
  piles: { tableau: 'stone', open: 'open card' },
};
