import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Double Klondike',
  summary: 'Klondike with two packs and nine columns; as Gargantua with a single redeal.',
  rules: `With a single redeal also known as Gargantua.

## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Nine columns are dealt from two packs, one card in the first and nine in the last. Only the end card of each lies face up. The other 59 cards are the stock.

## Play
- Columns build down in alternating colours.
- Cards in order move together. A face-down card is turned up as soon as it is uncovered.
- Only a king may fill an empty column, alone or with its run.
- The top card of a family may come back to the columns.

## Stock
Turn it card by card onto the waste, or three at a time. When it is empty, turn the waste over: as often as you like, or once, as Gargantua has it.

## Advice
There are two of each card. If you wait, you mostly get the one that has less on top of it.

## History
Gargantua is named after Rabelais’s giant; with two packs, Germans would rather play Big Harp.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 1: 'One card', 3: 'Three cards' } },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 1: 'Once (Gargantua)' } },
  },
};
