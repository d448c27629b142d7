import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Golf',
  summary: 'Seven columns and one chain up and down: quickly played, and harder than it looks.',
  rules: `## Goal
Bring all 35 cards of the seven columns onto the chain. When the columns are empty, you have won; what is left in the stock doesn’t matter.

## Layout
Seven columns of five face-up cards. One more card begins the chain, and the other 16 are the stock.

## Play
- The end card of a column goes onto the chain if it is one higher or one lower than the last card there. Suits don’t matter.
- Only a two goes on an ace, only a queen on a king. If you like it harder, the chain ends at a king; if you like it easier, ace and king are neighbours.
- When you can’t go on, lay the next card of the stock on the chain. The stock is gone through once.
- Nothing is built in the columns.

## Advice
Look ahead before every card: one long chain that runs to and fro beats three short ones. Clear kings and aces whenever there is a chance.

## History
As on the green, what is left counts: every card that stays is a stroke, and nine deals make a round.`,
  actions: { turn: 'Next card' },
  options: { kings: { name: 'On a king goes', values: { queen: 'A queen', nothing: 'Nothing', ace: 'A queen or an ace' } } },
  reasons: {
    'king-ends': 'Nothing is laid on a king: the chain ends here.',
    'not-next': 'Only a card one higher or one lower fits here.',
  },
  piles: { foundation: 'chain' },
};
