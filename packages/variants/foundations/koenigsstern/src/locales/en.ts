import type { Words } from '@patience/core';

export const en: Words = {
  name: 'King’s Star',
  summary: 'Round eight kings a star of eight jacks and eight queens grows in leaps of two.',
  rules: `Also known as Königsstern.

## Goal
In the end the eight kings lie in the middle, and round them the star of eight jacks and eight queens.

## Layout
Two packs. Nothing is laid out: all 104 cards are the stock.

## Play
- Turn the stock card by card onto the waste, whose top card is always available.
- Kings go to the middle; nothing follows on them.
- The sixteen rays of the star begin with the aces and twos: every other one with an ace, the rest with a two.
- On them build in suit by leaps of two: ace, 3, 5, 7, 9, jack; 2, 4, 6, 8, 10, queen.
- The stock is gone through three times; between them it is not shuffled.

## Advice
The order in which the cards were dealt decides here. If you overlook nothing and waste no round, you have done all there is to do.

## History
A showpiece among German patiences, Königsstern: the play is simple, the final picture is meant to please.`,
  piles: {
    foundation: 'ray',
    k1: 'centre 1',
    k2: 'centre 2',
    k3: 'centre 3',
    k4: 'centre 4',
    k5: 'centre 5',
    k6: 'centre 6',
    k7: 'centre 7',
    k8: 'centre 8',
  },
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
};
