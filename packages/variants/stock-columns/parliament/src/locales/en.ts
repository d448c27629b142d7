import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Parliament',
  summary: 'Eight aces are laid out, eight columns fill themselves.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
The eight aces of two packs are laid out from the start. Eight face-up cards begin eight columns. The other 88 cards are the stock.

## Play
- Columns build down whatever the suit: any nine on any ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- An empty column is filled at once from the waste, or from the stock when nothing lies there. Only when both are used up do you fill it with any card.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
High cards belong at the head of the columns. A two or three that vanishes in the waste will not be back soon.

## History
It is Congress’s sister, a little easier because no ace has to be found.`,
  actions: { turn: 'Turn a card' },
};
