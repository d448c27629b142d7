import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Big Harp',
  summary: 'Ten columns in steps like the strings of a harp, and a stock of 49 cards.',
  rules: `Also known as Große Harfe.

## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns are dealt from two packs: ten cards on the left, one fewer in each, a single one on the right. Only the end card of each lies face up. The other 49 cards are the stock.

## Play
- Columns build down in alternating colours: a red five on a black six.
- Cards in order move together; the highest of them must fit.
- A face-down card is turned up as soon as it is uncovered.
- Any card or run may fill an empty column. Some allow kings only.
- The top card of a family may come back to the columns.
- Turn the stock card by card onto the waste, whose top card is available: once or, if you like it easier, as often as you wish.

## Advice
Most hidden cards lie on the left. Begin there, and you will have enough to choose from later.

## History
Große Harfe and Kleine Harfe are Klondike’s German sisters; the name comes from the picture that the columns make.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: {
    gaps: { name: 'Empty columns', values: { any: 'Any card', kings: 'Kings only' } },
    redeals: { name: 'Turning the waste over', values: { 0: 'Never', unlimited: 'Without limit' } },
  },
};
