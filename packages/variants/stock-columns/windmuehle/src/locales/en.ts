import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Windmill',
  summary: 'The middle goes up from an ace four times round, the corners go down from four kings.',
  rules: `Also known as Propeller.

## Goal
In the middle one pile grows from the ace to the king, four times over, until it has 52 cards. At the four corners piles go down from kings to aces. Suits don’t matter. When all 104 cards lie there, you have won.

## Layout
An ace goes to the middle. Eight face-up cards around it form the sails. The other 95 cards are the stock.

## Play
- All cards of the sails and the top of the waste are available.
- Any four kings begin the corners.
- After a king the middle goes on with an ace.
- A corner may give its top card to the middle, but not twice running: the next card there must come from elsewhere.
- A gap in the sails is filled at once from the waste, or from the stock when nothing lies there.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
The middle comes first: it wants 52 cards. The corners take what does not fit there.

## History
The picture of its cards gave the name: the sails of a windmill.`,
  actions: { turn: 'Turn' },
  piles: { cell: 'sail', f1: 'middle', f2: 'corner 1', f3: 'corner 2', f4: 'corner 3', f5: 'corner 4' },
  reasons: { 'corner-twice': 'After a card from a corner the next one must come from elsewhere.' },
};
