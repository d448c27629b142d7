import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Number Ten',
  summary: 'Ten columns, half of them hidden, and runs that move together.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns of four cards are dealt from two packs: two face down, two face up on them. The other 64 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- Cards that lie in this order at the end of a column move together.
- A face-down card is turned up as soon as it is uncovered.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
First uncover the columns with a short run on top.

## History
It stands between Forty Thieves and Klondike: half open and half hidden, and runs move. The British prime minister’s house goes by the same name.`,
  actions: { turn: 'Turn a card' },
};
