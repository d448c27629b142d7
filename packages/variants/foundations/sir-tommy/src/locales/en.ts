import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sir Tommy',
  summary: 'Cards are spread over four heaps one by one: sort them well and all come home.',
  rules: `Also known as Old Patience, Try Again, Numerica.

## Goal
Build four families from ace to king, whatever the suits. When all 52 cards lie there, you have won.

## Layout
Nothing is laid out. The top card of the stock is face up, and below there is room for four heaps.

## Play
- The open card goes onto a family if it fits, or onto one of the four heaps, whichever you like.
- From a heap the top card goes only onto a family; nothing moves from heap to heap.
- Aces begin the families. The stock is gone through once.

## Advice
Give the kings a heap of their own; high cards below, low ones above. A high card on a low one locks both.

## History
Many hold Sir Tommy to be the oldest patience of all, hence its other name.`,
  piles: { tableau: 'heap' },
};
