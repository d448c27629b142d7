import type { Words } from '@patience/core';

export const en: Words = {
  name: 'American Toad',
  summary: 'Canfield with two packs, eight columns and an open reserve.',
  rules: `## Goal
Build eight families in suit on eight bases of the same rank. After the king the ace follows. When all 104 cards lie there, you have won.

## Layout
Twenty face-up cards form the reserve, of which only the top one is available. The next card is the first base: its rank holds for all eight. Eight face-up cards begin the columns, and the other 75 are the stock.

## Play
- Columns build down in suit; the king goes on the ace.
- Between columns you move the end card or the whole column.
- A gap is filled from the reserve at once. When that is used up, any card or whole column may fill it.
- Turn the stock card by card onto the waste; you go through it twice.

## Advice
The reserve is open: see what comes next, and clear a column at the right time.

## History
The best known of Canfield’s sisters for two packs; it comes out often.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
};
