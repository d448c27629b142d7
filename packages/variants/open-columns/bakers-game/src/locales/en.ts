import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Baker’s Game',
  summary: 'FreeCell’s elder sister: columns build down in suit, so every plan counts twice.',
  rules: `With kings only in empty columns also known as King Only Baker’s Game.

## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eight columns: seven in each of the first four, six in each of the others. Above them is room for four cards in the cells and for the four families.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns build down in suit: the nine of spades on the ten of spades.
- Each cell holds any one card.
- An empty column takes any card or, if you choose so, kings only.
- No card comes back from its family.
- A run may be moved in one go if there are enough empty cells and columns; the program then moves it card by card.

## Advice
Every card has a single place in the columns. Before the first move look where the aces lie, and whether the cards on top of them will find such a place.

## History
Martin Gardner described the game in his Scientific American column in 1968; the mathematician C. L. Baker had learned it from his father. Paul Alfille turned it into FreeCell.`,
  options: { gaps: { name: 'Empty columns', values: { any: 'Any card', kings: 'Kings only' } } },
};
