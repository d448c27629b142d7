import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Spider',
  summary: 'Ten columns, eight families: king down to ace in one suit, and off it goes.',
  rules: `## Goal
Build eight families in the columns, each in one suit from the king down to the ace. A finished family leaves the table by itself. When all eight have gone, you have won.

## Layout
Two packs, 104 cards, ten columns: five face-down cards in each of the first four, four in each of the other six, and one face-up card on every column. The remaining 50 cards are the stock.

## Play
- A face-up card may go on any card one rank higher, whatever its suit. Nothing goes on an ace.
- Several cards move together if they run downwards in one suit.
- A face-down card is turned up as soon as it is uncovered.
- An empty column takes any card and any run in one suit.
- The stock deals one face-up card to every column, whenever you like, five times in all. Empty columns must be filled first, unless there are fewer cards on the table than columns.

## Fewer suits
Two suits (spades and hearts) are easier, one suit (spades) is easier still. There are always 104 cards.

## Mismatched aces
The harder game: close each run from the king to the two of one suit with an ace of another suit, and there it stays. You win when the stock is empty and all cards lie face up in eight such families. If the matching ace reaches its run, the family leaves by itself and the game is lost. With a single suit this cannot be done.

## Advice
Build in suit first and mix suits only when you must. An empty column is the best place to sort; take one last look before you deal.`,
  actions: { deal: 'Deal a row' },
  options: {
    suits: { name: 'Suits', values: { 4: 'Four', 2: 'Two', 1: 'One' } },
    aces: { name: 'Aces', values: { matching: 'Matching', mismatched: 'Mismatched' } },
  },
  reasons: {
    gaps: 'Fill all empty columns first: {piles}.',
    'one-suit': 'With a single suit no ace can be mismatched.',
  },
};
