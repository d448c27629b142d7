import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Terrace',
  summary: 'Eleven cards lie on the terrace, and you choose the rank of the bases yourself.',
  rules: `With gaps that any card may fill also known as Queen of Italy.

## Goal
On eight bases of one rank build eight sequences up in alternating colours. After a king go on with an ace. When all 104 cards lie there, you have won.

## Layout
Eleven cards from two packs lie face up in a row: the terrace, of which only the last card is available. Four more lie face up for you to choose from. One of them becomes the first base, and its rank counts for all eight. The three others and six new cards begin nine columns. The other 83 cards are the stock.

## Play
- The last card of the terrace may go to the bases and their sequences only, never to the columns.
- Columns build down in alternating colours; a king goes on an ace.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- A gap is filled at once from the waste, or from the stock when nothing lies there. When both are used up, any card of a column may go there.
- If you would rather fill gaps yourself, use any card of a column or the waste, whenever you like.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
Look at the terrace before you choose: bases that lie deep in it come late. Choose a rank after which the cards at the end of the terrace soon follow.

## History
The patience is named after its terrace, or after the queen of Italy. It is unusual in that what is difficult lies open from the start and that the first move is a choice.`,
  actions: { turn: 'Turn' },
  options: { gaps: { name: 'Gaps are filled by', values: { auto: 'The game itself', any: 'Any card' } } },
  piles: { tableau: 'column', reserve: 'terrace', o1: 'offer 1', o2: 'offer 2', o3: 'offer 3', o4: 'offer 4' },
  reasons: { 'choose-first': 'First one of the four cards goes up as the base.' },
};
