import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Penguin',
  summary: 'The first card dealt, the beak, says where all families begin.',
  rules: `Also known as Beak and Flipper.

## Goal
Build four families up in suit. They begin with the rank of the first card dealt, the beak, and go round from king to ace. When all 52 cards lie there, you have won.

## Layout
49 cards lie face up in seven columns of seven, dealt row by row. The very first card is the beak; the three others of its rank go to the families as soon as they turn up. Above lies the flipper: seven cells.

## Play
- Columns build down in suit, a king on an ace.
- A card moves with all that lies in order and in suit on it.
- Each cell holds any one card.
- Only a card one rank below the beak may fill an empty column, alone or with its run.
- No card comes back from its family.

## Advice
The beak lies under six cards. Bring the cards one rank below it to the bottom first, then dig it out; nearly every deal can be won.

## History
David Parlett invented it for his book of patience of 1979, which the publisher of that name brought out.`,
};
