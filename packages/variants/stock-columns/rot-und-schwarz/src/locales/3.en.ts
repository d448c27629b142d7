import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Red and Black: Pairs',
  summary: 'Two cards at a time: a red one and a black one leave as a pair.',
  rules: `## Goal
All 52 cards become pairs of a red and a black card.

## Play
- Always turn two cards of the stock together. If one is red and the other black, they are laid aside as a pair. If not, both go to the waste.
- When the stock is empty, the waste is shuffled and played through again.
- If all cards lie in pairs after the last pass, you have won.

## Passes
Two passes are usual. With three or four you win more often. There is nothing to decide: turn, watch and hope.`,
  actions: { turn: 'Turn a pair', shuffle: 'Shuffle the waste' },
  options: { passes: { name: 'Passes', values: { 2: 'Two', 3: 'Three', 4: 'Four' } } },
  reasons: { 'no-redeal': 'That was the last pass.' },
  piles: { foundation: 'pair' },
};
