import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Two cards of the same rank that touch leave together.',
  rules: `## Goal
All cards leave in pairs. When grid and stock are empty, you have won.

## Layout
Five rows of five cards, or four if you prefer, lie face up. The others are the stock.

## Play
- Two cards of the same rank leave together if they touch, at a side or at a corner.
- A click on the stock moves the cards up into the gaps, row by row, and fills the free places from the stock.`,
  actions: { gather: 'Close the gaps' },
  options: { rows: { name: 'Rows', values: { 5: 'Five', 4: 'Four' } } },
  reasons: { 'no-gap': 'There is no gap to close.' },
};
