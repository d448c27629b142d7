import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Red and Black',
  summary: 'Eight aces, eight families, and a tableau in which red and black take turns.',
  rules: `## Goal
Build eight families on eight aces, each in suit up to the king. When all 104 cards lie there, you have won.

## Layout
The eight aces of two packs are laid out as foundations. Eight face-up cards below them begin the tableau. The other 88 cards are the stock.

## Play
- The tableau builds down in alternating colours.
- The end card of each column is available, and so is any ordered end of a column: the run moves as a whole.
- Turn the stock card by card onto the waste, whenever you like. The top card of the waste may go to a family or to the tableau.
- A gap in the tableau is filled only by the top card of the waste.
- You go through the stock once.

## Variations
- Alternating foundations: instead of eight families there are eight ladders of red and black in turn.
- Gaps by any card: a card or run of the tableau may fill a gap, too.
- Gaps by themselves: the top card of the waste moves in at once or, if there is none, one from the stock.

## Advice
Every card you turn covers another. Use up the tableau before you turn the next one.`,
  actions: { turn: 'Turn a card' },
  options: {
    foundations: { name: 'Foundations', values: { suit: 'In suit', alternating: 'Alternating colours' } },
    gaps: { name: 'Gaps are filled by', values: { waste: 'The waste', any: 'Any card', auto: 'The game itself' } },
  },
};
