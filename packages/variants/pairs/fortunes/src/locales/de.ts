import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Fortunes',
  summary: 'Wie Asse hoch, doch in eine Lücke dürfen mehrere Karten auf einmal.',
  rules: `## Ziel
Nur die vier Asse bleiben liegen; alle anderen Karten gehen ab.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Liegen an den Enden zweier Reihen Karten derselben Farbe, geht die niedrigere ab. Das Ass ist die höchste Karte.
- In eine leere Reihe darf jede Karte mit allen, die auf ihr liegen; eine Ordnung brauchen sie nicht.
- Auf Karten wird nichts gelegt.
- Geht nichts mehr oder will man nicht mehr, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Umgedreht wird der Talon nicht.

## Rat
Eine Lücke nicht gleich füllen: Sie wird mehr wert, je mehr abgeht. Aber vor dem Geben gehört etwas hinein, denn danach ist sie fort. Am meisten hilft es, ein Ass oder eine andere hohe Karte von einer langen Reihe herunterzunehmen.`,
  actions: { deal: 'Vier Karten geben' },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
