import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Zwei Karten desselben Werts gehen zusammen ab, wenn sie sich berühren.',
  rules: `## Ziel
Alle Karten gehen paarweise ab. Sind Feld und Talon leer, ist die Patience aufgegangen.

## Auslegen
Fünf Reihen zu fünf Karten, auf Wunsch vier, liegen offen. Die übrigen bilden den Talon.

## Spielen
- Zwei Karten desselben Werts gehen zusammen ab, wenn sie sich an einer Seite oder an einer Ecke berühren.
- Ein Klick auf den Talon schiebt die Karten Reihe für Reihe in die Lücken und füllt die freien Plätze aus dem Talon.`,
  actions: { gather: 'Lücken schließen' },
  options: { rows: { name: 'Reihen', values: { 5: 'Fünf', 4: 'Vier' } } },
  reasons: { 'no-gap': 'Es gibt keine Lücke.' },
};
