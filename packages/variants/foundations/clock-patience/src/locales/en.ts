import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Clock',
  summary: 'Each card goes beneath its hour, and everything hangs on the fourth king.',
  rules: `Also known as Clock Patience, Travellers, Sundial.

## Goal
Turn up all cards before the fourth king appears.

## Layout
All cards are dealt face down into thirteen packets of four: twelve in a circle like the hours of a clock, the thirteenth in the middle.

## Play
- The top card of the middle is turned up by the deal.
- The open card goes face up beneath the packet of its hour: the ace beneath one, the jack beneath eleven, the queen beneath twelve, the king beneath the middle. Then turn up the top card of that packet, and so on.
- The fourth king ends it. If he was the last face-down card, you have won.

## Advice
There is nothing to decide: a patience to watch. It comes out in one game of thirteen.`,
  actions: { next: 'Go on' },
  reasons: { over: 'All kings are out.' },
  piles: { tableau: 'hour', t13: 'middle' },
};
