import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Spiderette',
  summary: 'Spider’s little sister: one pack, seven columns, short and tricky.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all four are gone, you have won.

## Layout
Seven columns, one card in the first, seven in the last; only the end card of each lies face up. The other 24 cards are the stock.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- A face-down card is turned up as soon as it is exposed.
- An empty column takes any card and any run.

## Stock
It deals a face-up card to each column, three times, and at last three to the first three columns. Empty columns must be filled first, unless there are fewer cards on the table than columns.

## Fewer suits
Two suits or one make it much easier: then there are two or four of each card.

## Advice
Before each deal bring into suit whatever you can. An empty column is worth more than a long mixed run.`,
  actions: { deal: 'Deal a row' },
  options: { suits: { name: 'Suits', values: { 4: 'Four', 2: 'Two', 1: 'One' } } },
  reasons: { gaps: 'Fill all empty columns first: {piles}.' },
};
