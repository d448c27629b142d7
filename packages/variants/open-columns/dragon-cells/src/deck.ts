import type { DeckSpec, SuitSpec } from '@patience/core';

/** The ranks of the three suits. */
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const dragon = (suit: string, colour: SuitSpec['colour'], outline: string): SuitSpec => ({ suit, colour, outline, letters: [], copies: 4 });

/** Forty cards: bamboo, coins and characters from one to nine, four dragons of each of three kinds, and a flower. */
export const deck: DeckSpec = {
  suits: [
    {
      suit: 'B',
      colour: 'green',
      outline: 'm-9-40h18v20h6v6h-6v28h6v6h-6v20h-18v-20h-6v-6h6v-28h-6v-6h6zm24 32c8-14 16-16 22-14 0 12-8 20-22 20z',
      letters: NUMBERS,
    },
    {
      suit: 'K',
      colour: 'red',
      outline: 'm0-38c21 0 38 17 38 38s-17 38-38 38-38-17-38-38 17-38 38-38zm-12 26v24h24v-24z',
      letters: NUMBERS,
    },
    {
      suit: 'Z',
      colour: 'black',
      outline: 'm-32-38h64v14h-25v17h20v14h-20v17h27v14h-68v-14h27v-17h-20v-14h20v-17h-25z',
      letters: NUMBERS,
    },
    dragon('G', 'green', 'm0-40c24 16 34 34 30 52-4 16-16 26-30 28-14-2-26-12-30-28-4-18 6-36 30-52zm-4 26v38h8v-38z'),
    dragon('R', 'red', 'm-7-40h14v16h27v40h-27v24h-14v-24h-27v-40h27zm-13 28v16h13v-16zm27 0v16h13v-16z'),
    dragon('W', 'blue', 'm-32-40h64v80h-64zm12 12v56h40v-56z'),
    {
      suit: 'F',
      colour: 'violet',
      outline:
        'm0-40c12 0 18 10 14 22 12-4 24 4 24 18s-12 20-24 18c4 12-2 22-14 22s-18-10-14-22c-12 4-24-4-24-18s12-20 24-18c-4-12 2-22 14-22zm-8 32v16h16v-16z',
      letters: [],
    },
  ],
};
