import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alle Karten liegen offen; ein paar Kellerplätze sind der ganze Spielraum.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie, in ihrer Farbe vom Ass bis zum König. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in Reihen gelegt.

## Spielen
- Bewegt wird immer nur eine Karte: die unterste einer Reihe oder eine aus dem Keller.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Jeder Kellerplatz nimmt eine Karte auf, und in eine leere Reihe darf jede.
- Eine geordnete Folge wandert auf einmal, wenn der Platz für den Umweg reicht.`,
  options: { cells: { name: 'Kellerplätze', values: { 4: 'Vier', 3: 'Drei' } } },
};
