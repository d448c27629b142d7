import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Streets',
  summary: 'Forty Thieves in alternating colours.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns of four face-up cards are dealt from two packs. The other 64 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- You always move one card: the end of a column or the top of the waste.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Four others fit on each card: given the choice, take the one under which a low card waits.

## History
It is a sister of Forty Thieves in which the colours alternate.`,
  actions: { turn: 'Turn a card' },
};
