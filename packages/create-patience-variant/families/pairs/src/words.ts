import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Two cards of the same rank leave together, until the table is empty.',
  rules: `## Goal
All cards leave in pairs. When the table is empty, you have won.

## Layout
All cards are dealt face up into eight columns.

## Play
- Available are the end cards of the columns and the cards in the cells.
- Two available cards of the same rank leave together.
- Each cell holds one card from a column. Nothing is built anywhere else.`,
  options: { cells: { name: 'Cells', values: { 2: 'Two', 4: 'Four' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Zwei Karten desselben Werts gehen zusammen ab, bis der Tisch leer ist.',
  rules: `## Ziel
Alle Karten gehen paarweise ab. Ist der Tisch leer, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt.

## Spielen
- Frei sind die untersten Karten der Reihen und die Karten in den Zellen.
- Zwei freie Karten desselben Werts gehen zusammen ab.
- Jede Zelle nimmt eine Karte einer Reihe auf. Sonst wird nirgends angelegt.`,
  options: { cells: { name: 'Zellen', values: { 2: 'Zwei', 4: 'Vier' } } },
};
