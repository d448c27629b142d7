import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Shamrocks',
  summary: 'Eighteen clover leaves that never hold more than three cards.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eighteen fans: three in each, one in the last.

## Play
- You always move the top card of a fan.
- Fans build up or down whatever the suit; on an ace goes only a two, on a king only a queen.
- A fan never holds more than three cards.
- An empty fan stays empty.
- No card comes back from its family.

## Advice
At first only the last fan has room. Every card that goes home makes a new place: be thrifty with them.`,
  piles: { tableau: 'fan' },
};
