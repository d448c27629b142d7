import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Beleaguered Castle',
  summary: 'The aces lie out, eight columns must be cleared, and there is nowhere to put a card aside.',
  rules: `Also known as Laying Siege and Sham Battle; with one cell as Siegecraft.

## Goal
Build four families on the four aces, each in its suit up to the king. When all 52 cards lie there, you have won.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into eight columns of six.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns build down whatever the suit: a nine on any ten.
- Any card may fill an empty column.
- No card comes back from its family.

## Siegecraft
If you like, there is one cell for any one card; then nearly every deal can be won.

## Advice
Let all four families grow evenly. An empty column is your only room to manoeuvre: do not fill it at once, and if you must, then with a high card.

## History
The columns used to lie as rows, four to the left of the aces and four to the right, like walls around a castle; hence the name.`,
  options: { cells: { name: 'Cells', values: { 0: 'None', 1: 'One (Siegecraft)' } } },
};
