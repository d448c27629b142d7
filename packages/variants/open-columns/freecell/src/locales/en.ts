import type { Words } from '@patience/core';

export const en: Words = {
  name: 'FreeCell',
  summary: 'All cards lie open and four cells help: nearly every deal can be won.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eight columns: seven in each of the first four, six in each of the others. Above them is room for four cards in the cells and for the four families. If you like it harder, play with three or two cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns build down in alternating colours.
- Each cell holds any one card.
- Any card may fill an empty column.
- No card comes back from its family.

## Runs
A run may be moved in one go if there are enough empty cells and columns. With n free cells that is n + 1 cards, and each empty column doubles the number; the one into which the run goes does not count. The program then moves them card by card.

## Deal numbers
The numbers 1 to 1000000 give exactly the deals that Microsoft’s FreeCell gives under these numbers; up to 2147483647 the same shuffle goes on. Of the first 32,000 only one cannot be won: number 11982.

## Advice
Nothing is hidden, so look first: where are the aces, and what lies on them? Keep the cells empty as long as you can.

## History
Paul Alfille wrote the game in 1978 for a teaching system at his university; in the nineties Windows made it famous.`,
  options: { cells: { name: 'Cells', values: { 4: 'Four', 3: 'Three', 2: 'Two' } } },
};
