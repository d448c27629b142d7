import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fourteen Out',
  summary: 'Everything lies open in twelve columns, and two cards that make fourteen leave together.',
  rules: `Also known as Fourteen, Take Fourteen.

## Goal
All 52 cards leave, always two that add up to fourteen.

## Layout
All cards lie face up in twelve columns: five in the first four, four in the others.

## Play
- The end card of each column is available.
- King and ace go together, queen and two, jack and three, ten and four, nine and five, eight and six, and two sevens. Suits don’t matter.
- Nothing is built, and empty columns stay empty.

## Advice
Before the first move see where a card lies above its partner: there another partner is needed. When a card has two available partners, take the one that lies on what matters more.`,
};
