import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Lücken',
  summary: 'Vier Zeilen ohne Asse, vier Lücken: Karte um Karte rückt jede Farbe an ihren Platz.',
  rules: `Auch bekannt als Gaps, Montana.

## Ziel
In jeder Zeile liegt eine Farbe, von der Zwei ganz links bis zum König.

## Auslegen
Alle 52 Karten liegen offen in vier Zeilen zu dreizehn. Dann werden die Asse weggenommen; wo sie lagen, sind nun Lücken.

## Spielen
- In eine Lücke kommt die Karte, die in der Farbe auf ihre linke Nachbarin folgt: neben die Herz-Sieben die Herz-Acht.
- Am linken Ende einer Zeile darf jede Zwei in die Lücke, auch eine, mit der schon eine andere Zeile beginnt.
- Rechts von einem König und rechts von einer anderen Lücke passt nichts.
- Zweimal darf neu ausgelegt werden, wann immer man will: Was von links an schon in der Reihe liegt, bleibt; alles andere wird gemischt und Zeile für Zeile wieder hingelegt, mit einer Lücke hinter den geordneten Karten.

## Rat
Vor jedem Zug fragen, was die neue Lücke taugt: Rechts von einem König ist sie tot. Zweien früh nach links bringen.`,
  actions: { redeal: 'Neu auslegen' },
  reasons: {
    'not-next': 'Hierher passt nur die nächste Karte derselben Farbe, am linken Ende nur eine Zwei.',
    'redeals-used': 'Es wird nicht noch einmal neu ausgelegt.',
  },
  piles: { tableau: 'Platz' },
};
