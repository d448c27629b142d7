import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Klondike',
  summary: 'Seven columns, half of them hidden, and a stock: the patience everybody knows.',
  rules: `Also known as Solitaire.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
Seven columns, one card in the first and seven in the last. Only the end card of each lies face up. The other 24 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- A face-up card moves together with all that lies in order on it.
- A face-down card is turned up as soon as it is uncovered.
- Only a king may fill an empty column, alone or with its run.
- The top card of a family may come back to the columns.

## Stock
Turn it card by card onto the waste, whose top card is available. If you like it harder, turn three at a time; only the top one is available. When the stock is empty, turn the waste over: as often as you like, twice, or never.

## Advice
Work first where most cards are hidden. Clear a column only when a king is waiting for it.

## History
It is named after the gold rush of 1896; prospectors are said to have played it while they waited for spring.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 1: 'One card', 3: 'Three cards' } },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 2: 'Twice', 0: 'Never' } },
  },
};
