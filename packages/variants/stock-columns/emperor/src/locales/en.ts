import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Emperor',
  summary: 'Three hidden cards in each column, and cards move one at a time.',
  rules: `Also known as Deauville.

## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns of four cards are dealt from two packs: three face down, the fourth face up. The other 64 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- A face-down card is turned up as soon as it is uncovered.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
An empty column is worth more than any run, because nothing else lets you move a run.

## History
It is laid out like Rank and File, but it is stricter: no run moves unless there is an empty column.`,
  actions: { turn: 'Turn a card' },
};
