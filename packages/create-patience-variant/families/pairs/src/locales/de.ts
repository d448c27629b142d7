import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Zwei Karten desselben Werts gehen zusammen ab, bis der Tisch leer ist.',
  rules: `## Ziel
Alle Karten gehen paarweise ab. Ist der Tisch leer, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt.

## Spielen
- Frei sind die untersten Karten der Reihen und die Karten im Keller.
- Zwei freie Karten desselben Werts gehen zusammen ab.
- Jeder Kellerplatz nimmt eine Karte einer Reihe auf. Sonst wird nirgends angelegt.`,
  options: { cells: { name: 'Kellerplätze', values: { 2: 'Zwei', 4: 'Vier' } } },
};
