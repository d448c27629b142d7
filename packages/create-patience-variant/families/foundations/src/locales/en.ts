import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Everything depends on where you lay the cards that do not fit yet.',
  rules: `## Goal
Build a pile on every ace up to the king, in any suit. When all cards lie there, you have won.

## Layout
All cards are the stock. Four columns, or five if you prefer, are empty.

## Play
- Turn the stock card by card onto the waste. Its top card goes onto a foundation or onto any column.
- The end card of a column goes onto a foundation only.
- The stock is gone through once; the waste is never turned over.`,
  actions: { turn: 'Turn a card' },
  options: { columns: { name: 'Columns', values: { 4: 'Four', 5: 'Five' } } },
};
