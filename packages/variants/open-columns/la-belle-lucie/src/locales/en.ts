import type { Words } from '@patience/core';

export const en: Words = {
  name: 'La Belle Lucie',
  summary: 'Eighteen fans of three cards; twice you may shuffle and deal again.',
  rules: `Also known as Fair Lucy and Midnight Oil; built whatever the suit as Super Flower Garden.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eighteen fans: three in each, one in the last.

## Play
- You always move the top card of a fan.
- Fans build down in suit; in Super Flower Garden whatever the suit.
- An empty fan stays empty.
- No card comes back from its family.

## Redeal
Twice you may gather all cards that are still in the fans, shuffle them and deal them again in threes.

## Advice
Every move within the fans locks the card on which you lay, as only the next lower card of the suit can follow. So move only what frees a card for the families, and play home all you can before you deal again.

## History
One of the oldest patiences: it comes from France and stands in the books of the nineteenth century.`,
  actions: { redeal: 'Shuffle and deal again' },
  options: { build: { name: 'Fans build', values: { same: 'In suit', any: 'Whatever the suit (Super Flower Garden)' } } },
  piles: { tableau: 'fan' },
  reasons: { 'no-redeal': 'You have dealt again twice already.' },
};
