import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Carpet',
  summary: 'Twenty cards make a carpet, which goes to the aces card by card.',
  rules: `## Goal
Build the families up in suit on the four aces, to the kings. When all 52 cards lie there, you have won.

## Layout
The four aces are laid out. Twenty face-up cards, four rows of five, make the carpet. The other 28 cards are the stock.

## Play
- All cards of the carpet and the top of the waste are available. They go to the aces; nothing is built anywhere else.
- The top card of the waste may fill a hole in the carpet whenever you like. No hole has to be mended.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
Leave holes open until a low card comes. High cards stay on the waste as long as they can.

## History
An old patience that has its name from its picture everywhere: Le Tapis in French, Teppich in German.`,
  actions: { turn: 'Turn' },
  piles: { cell: 'carpet' },
};
