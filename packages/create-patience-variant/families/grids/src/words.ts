import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Two cards of the same rank that touch are discarded together.',
  rules: `## Goal
All cards are discarded in pairs. You win when the grid and the stock are empty.

## Layout
Five rows of five cards, or four if you prefer, lie face up. The others are the stock.

## Play
- Two cards of the same rank are discarded together if they touch, at a side or at a corner.
- A click on the stock moves the cards up into the gaps, row by row, and fills the free places from the stock.`,
  actions: { gather: 'Close the gaps' },
  options: { rows: { name: 'Rows', values: { 5: 'Five', 4: 'Four' } } },
  reasons: { 'no-gap': 'There is no gap to close.' },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Zwei Karten desselben Werts werden zusammen abgelegt, wenn sie sich berühren.',
  rules: `## Ziel
Alle Karten werden paarweise abgelegt. Sind Feld und Talon leer, ist die Patience aufgegangen.

## Auslegen
Fünf Zeilen zu fünf Karten, auf Wunsch vier, liegen offen. Die übrigen bilden den Talon.

## Spielen
- Zwei Karten desselben Werts werden zusammen abgelegt, wenn sie sich an einer Seite oder an einer Ecke berühren.
- Ein Klick auf den Talon schiebt die Karten Zeile für Zeile in die Lücken und füllt die freien Plätze aus dem Talon.`,
  actions: { gather: 'Lücken schließen' },
  options: { rows: { name: 'Zeilen', values: { 5: 'Fünf', 4: 'Vier' } } },
  reasons: { 'no-gap': 'Es gibt keine Lücke.' },
};
