import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Indian',
  summary: 'Ten columns, and any suit fits but the card’s own.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns of three cards are dealt from two packs: one face down, two face up. The other 74 cards are the stock.

## Play
- Columns build down in any suit but their own: the nine of hearts on the ten of spades, clubs or diamonds.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- A face-down card is turned up as soon as it is uncovered.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Three suits fit on each card: given the choice, move the one that lies on a hidden card.

## History
It is a sister of Forty Thieves with a rule of its own: never on the same suit.`,
  actions: { turn: 'Turn a card' },
};
