import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Runs move as a whole, and the stock deals onto all columns at once.',
  rules: `## Goal
Build a family on every ace, in its suit from ace to king. When all cards lie there, you have won.

## Layout
Each column has three face-up cards. The others are the stock.

## Play
- Columns build down in any suit. An ordered run moves as a whole.
- An empty column takes any card and any run.
- A click on the stock deals a card onto each column.`,
  actions: { deal: 'Deal a row' },
  options: { gaps: { name: 'Empty columns before dealing', values: { stay: 'May stay', filled: 'Must be filled' } } },
  reasons: { 'stock-empty': 'The stock is empty.', gaps: 'Fill the empty columns first.' },
};
