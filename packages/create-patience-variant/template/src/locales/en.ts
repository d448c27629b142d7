import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Open columns, a stock, and every family grows on its ace.',
  rules: `## Goal
Build a family on every ace, in its suit from ace to king. When all cards lie there, you have won.

## Layout
Each column has three face-up cards. The others are the stock.

## Play
- Columns build down in alternating colours. An ordered run moves as a whole.
- An empty column takes any card and any run.
- Turn the stock card by card onto the waste, whose top card is available. When it is empty, you may turn the waste over once, or not at all if you prefer.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
  options: { redeals: { name: 'Turning the waste over', values: { 1: 'Once', 0: 'Never' } } },
};
