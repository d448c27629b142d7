import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Two cards of the same rank are discarded together, until the table is empty.',
  rules: `## Goal
All cards are discarded in pairs. You win when the table is empty.

## Layout
All cards are dealt face up into eight columns.

## Play
- The exposed card of each column and the cards in the cells are available.
- Two available cards of the same rank are discarded together.
- Each cell holds one card from a column. Nothing is built anywhere else.`,
  options: { cells: { name: 'Cells', values: { 2: 'Two', 4: 'Four' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Zwei Karten desselben Werts werden zusammen abgelegt, bis der Tisch leer ist.',
  rules: `## Ziel
Alle Karten werden paarweise abgelegt. Ist der Tisch leer, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt.

## Spielen
- Spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- Zwei freie Karten desselben Werts werden zusammen abgelegt.
- Jede Zelle nimmt eine Karte einer Reihe auf. Sonst wird nirgends angelegt.`,
  options: { cells: { name: 'Zellen', values: { 2: 'Zwei', 4: 'Vier' } } },
};
