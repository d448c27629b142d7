import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Eagle Wing',
  summary: 'Eight feathers of at most three cards, and in the middle a reserve that stays hidden.',
  rules: `Also known as Thirteen Down.

## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Thirteen face-down cards form the reserve in the middle, the trunk. The next card is the first base, and its rank holds for all four. On each side of the trunk four face-up cards begin the wings. The other 30 cards are the stock.

## Play
- The wings build down in suit; the king goes on the ace. Cards move one at a time; a run may be moved in one go once there are enough empty places.
- No column holds more than three cards.
- A gap is filled from the reserve at once. When that is used up, any card may fill it.
- The last card of the reserve is turned up and may be played.
- Turn the stock card by card onto the waste; you go through it three times in all.

## Advice
Three cards are soon reached. Making gaps comes before building, since nothing else brings the reserve out.

## History
The picture gave the name: an eagle with its wings spread.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
};
