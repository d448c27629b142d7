import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Will o’ the Wisp',
  summary: 'Like Spiderette, but with three cards in each column: kinder.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all four are gone, you have won.

## Layout
Seven columns of three cards; only the end card of each lies face up. The other 31 cards are the stock.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- A face-down card is turned up as soon as it is exposed.
- An empty column takes any card and any run.

## Stock
It deals a face-up card to each column, four times, and at last three to the first three columns. Empty columns must be filled first, unless there are fewer cards on the table than columns.

## Fewer suits
Two suits or one make it much easier.

## Advice
The columns are short: empty one at once and sort the runs with it, before the stock brings more.

## History
Albert Morehead and Geoffrey Mott-Smith described it in their book of patience, the standard work of the mid-twentieth century.`,
  actions: { deal: 'Deal a row' },
  options: { suits: { name: 'Suits', values: { 4: 'Four', 2: 'Two', 1: 'One' } } },
  reasons: { gaps: 'Fill all empty columns first: {piles}.' },
};
