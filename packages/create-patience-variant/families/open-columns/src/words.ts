import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'All cards lie open; a few cells are all the room you have.',
  rules: `## Goal
Build a foundation on every ace, up in suit from ace to king. You win when all cards are on the foundations.

## Layout
All cards are dealt face up into columns.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in alternating colours.
- Each cell holds one card, and any card may fill an empty column.
- A run may be moved in one go if there are enough empty cells and columns.`,
  options: { cells: { name: 'Cells', values: { 4: 'Four', 3: 'Three' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alle Karten liegen offen; ein paar Zellen sind der ganze Spielraum.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie, in ihrer Farbe vom Ass bis zum König. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in Reihen gelegt.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Jede Zelle nimmt eine Karte auf, und in eine leere Reihe darf jede.
- Eine Folge darf auf einmal verlegt werden, wenn genug freie Zellen und leere Reihen da sind.`,
  options: { cells: { name: 'Zellen', values: { 4: 'Vier', 3: 'Drei' } } },
};
