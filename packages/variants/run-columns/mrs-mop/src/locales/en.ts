import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Mrs. Mop',
  summary: 'Spider with all 104 cards face up from the start.',
  rules: `## Goal
Build eight families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all eight are gone, you have won.

## Layout
Two packs lie face up in thirteen columns of eight. There is no stock.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- An empty column takes any card and any run.

## Advice
Empty a column without a king first. Every empty column helps to sort mixed runs into suits; fill it only when another becomes free.

## History
Charles Jewell invented it after the model of Spider.`,
};
