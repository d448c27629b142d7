import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Rank and File',
  summary: 'Ten columns with three hidden cards each; runs move together.',
  rules: `Also known as Dress Parade.

## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns of four cards are dealt from two packs: three face down, the fourth face up. The other 64 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- Cards that lie in this order at the end of a column move together.
- A face-down card is turned up as soon as it is uncovered.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Thirty cards are hidden: any move that turns one up comes first.

## History
A relative of Forty Thieves known by many names, some of which recall a parade.`,
  actions: { turn: 'Turn a card' },
};
