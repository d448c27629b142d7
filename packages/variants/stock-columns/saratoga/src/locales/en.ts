import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Saratoga',
  summary: 'Klondike with all cards open: you see everything and can plan.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
Seven columns, one card in the first and seven in the last, all face up. The other 24 cards are the stock.

## Play
- Columns build down in alternating colours.
- Cards in order move together.
- Only a king may fill an empty column, alone or with its run.
- The top card of a family may come back to the columns.
- Turn three cards at a time onto the waste, or one if you wish; the top one is available. When the stock is empty, turn the waste over, as often as you like.

## Advice
Everything is open: before your first move find the aces and twos and count the ways to them.

## History
It bears the name of a spa in New York State that was known for its races and gaming rooms.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: { draw: { name: 'Turn', values: { 3: 'Three cards', 1: 'One card' } } },
};
