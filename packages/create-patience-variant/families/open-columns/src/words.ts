import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'All cards lie open; a few cells are all the room you have.',
  rules: `## Goal
Build a family on every ace, in its suit from ace to king. When all cards lie there, you have won.

## Layout
All cards are dealt face up into columns.

## Play
- You always move one card: the end of a column or one from a cell.
- Columns build down in alternating colours.
- Each cell holds one card, and any card may fill an empty column.
- An ordered run moves in one go if there is room for the detour.`,
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
- Bewegt wird immer nur eine Karte: die unterste einer Reihe oder eine aus einer Zelle.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Jede Zelle nimmt eine Karte auf, und in eine leere Reihe darf jede.
- Eine geordnete Folge wandert auf einmal, wenn der Platz für den Umweg reicht.`,
  options: { cells: { name: 'Zellen', values: { 4: 'Vier', 3: 'Drei' } } },
};
