import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Elferpatience',
  summary: 'Neun Karten, und je zwei, die elf ergeben, gehen ab; Bube, Dame und König gehen zu dritt.',
  rules: `Auch bekannt als Elevens.

## Ziel
Alle 52 Karten gehen ab.

## Auslegen
Neun offene Karten liegen in drei Zeilen. Die übrigen 43 sind der Talon.

## Spielen
- Zwei Karten, die zusammen elf ergeben, gehen ab: Ass und Zehn, Zwei und Neun, Drei und Acht, Vier und Sieben, Fünf und Sechs.
- Liegen ein Bube, eine Dame und ein König aus, gehen diese drei zusammen ab. Auf die Farbe kommt es nie an.
- Jeder leere Platz wird sofort aus dem Talon gefüllt, solange er reicht.

## Rat
Viel zu wählen gibt es nicht. Wo eine Karte zwei Partner hat, ist es gleich, welcher geht; ein Spiel für die Kaffeepause.`,
  actions: { court: 'Bube, Dame und König ablegen' },
  reasons: { 'no-court': 'Dafür müssen Bube, Dame und König zugleich ausliegen.' },
  piles: { tableau: 'Platz' },
};
