import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortunes',
  summary: 'Like Aces Up, but several cards at once may move into a gap.',
  rules: `## Goal
Only the four aces stay; all other cards go.

## Layout
Four face-up cards side by side begin four columns. The other 48 are the stock.

## Play
- When two columns end in cards of the same suit, the lower one goes. The ace is the highest card.
- Any card, with all cards that lie on it, may move into an empty column; they need be in no order.
- Nothing is laid on a card.
- When nothing more goes, or you wish no more, the stock deals a card to every column, the empty ones too.
- The stock is gone through once.

## Advice
Don’t fill a gap at once: it grows in worth the more goes away. But put something there before you deal, for then it is gone. Part a column where an ace or another high card lies on many.`,
  actions: { deal: 'Deal four cards' },
  reasons: { 'none-higher': 'No other column ends in a higher card of this suit.' },
};
