import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sultan',
  summary: 'In the end the sultan, the king of hearts, sits in a ring of eight queens.',
  rules: `Also known as Harem, Sultan of Turkey and Emperor of Germany.

## Goal
Around the king of hearts in the middle build eight families in suit up to their queens. When the sultan is surrounded by his eight queens, you have won.

## Layout
From two packs the eight kings and an ace of hearts go to the middle: one king of hearts to the centre as the sultan, the ace of hearts above him, the other kings around. Six face-up cards lie on the divans at the sides. The other cards are the stock.

## Play
- A king is followed by the ace of its suit, then the two and so on to the queen. The ace of hearts begins with the two. Nothing is laid on the sultan.
- The cards on the divans and the top of the waste are available.
- The top card of the waste may fill an empty divan whenever you like.
- Turn the stock card by card onto the waste; you go through it three times in all.
- If you like it milder, play with eight divans.

## Advice
Don’t fill divans with high cards: what is wanted soon belongs there.

## History
An old patience, played for its picture; Lady Cadogan’s book of the nineteenth century has it as The Sultan.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: { divans: { name: 'Divans', values: { 6: 'Six', 8: 'Eight' } } },
  piles: { cell: 'divan', f5: 'sultan' },
};
