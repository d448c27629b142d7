import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Easthaven',
  summary: 'Klondike without a waste: the stock comes down on the columns row by row.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
Seven columns of three cards: two face down, the third face up. The other 31 cards are the stock.

## Play
- Columns build down in alternating colours: a red nine on a black ten.
- Cards in order move together. A face-down card is turned up as soon as it is uncovered.
- Any card or run may fill an empty column; if you like it stricter, kings alone.
- The top card of a family may come back to the columns.
- Whenever you like, the stock gives each column a card, face up, from left to right. The last time there are three.

## Advice
Before each deal play all that brings cards home: the new row covers everything.

## History
It is a relative of Klondike, and the counterpart of Westcliff, which is played with a waste.`,
  actions: { deal: 'Deal a row' },
  options: { gaps: { name: 'Empty columns', values: { any: 'Any card', kings: 'Kings only' } } },
};
