import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fan',
  summary: 'Eighteen small fans of three cards; an empty one waits for a king.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eighteen fans: three in each, one in the last.

## Play
- You always move the top card of a fan.
- Fans build down in suit.
- Only a king may fill an empty fan.
- The top card of a family may come back to the fans.

## Advice
Bring the kings that lie on other cards to the ground first: they lock whatever is below them. Lay nothing on a card that you will need soon.`,
  piles: { tableau: 'fan' },
};
