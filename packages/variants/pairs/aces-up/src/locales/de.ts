import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Asse hoch',
  summary: 'Von zwei Karten einer Farbe geht die niedrigere ab, bis nur noch die Asse liegen.',
  rules: `Auch bekannt als Vier Asse, Groß gegen Klein, Aces Up.

## Ziel
Nur die vier Asse bleiben liegen; alle anderen Karten gehen ab.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Liegen an den Enden zweier Reihen Karten derselben Farbe, geht die niedrigere ab. Das Ass ist die höchste Karte.
- In eine leere Reihe darf die unterste Karte einer anderen. Wer es schwerer mag, lässt nur Asse zu.
- Geht nichts mehr oder will man nicht mehr, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Umgedreht wird der Talon nicht.

## Rat
Eine leere Reihe ist der einzige Hebel: Dorthin gehört die Karte, unter der eine höhere in der Farbe einer anderen freien liegt. Ein Ass, das auf anderen Karten liegt, sperrt seine ganze Reihe.`,
  actions: { deal: 'Vier Karten geben' },
  options: { gaps: { name: 'In eine leere Reihe darf', values: { any: 'Jede Karte', aces: 'Nur ein Ass' } } },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
