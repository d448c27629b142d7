import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Vierzehn',
  summary: 'Alles liegt offen in zwölf Reihen, und je zwei Karten, die vierzehn ergeben, gehen ab.',
  rules: `Auch bekannt als Fourteen Out.

## Ziel
Alle 52 Karten gehen ab, immer zwei, die zusammen vierzehn ergeben.

## Auslegen
Alle Karten liegen offen in zwölf Reihen: fünf in den ersten vier, vier in den anderen.

## Spielen
- Frei ist die unterste Karte jeder Reihe.
- Es passen König und Ass, Dame und Zwei, Bube und Drei, Zehn und Vier, Neun und Fünf, Acht und Sechs und zwei Siebenen. Auf die Farbe kommt es nicht an.
- Angelegt wird nichts, und leere Reihen bleiben leer.

## Rat
Vor dem ersten Zug nachsehen, wo eine Karte über ihrem Partner liegt: Dort muss ein anderer Partner her. Hat eine Karte zwei freie Partner, so geht der, unter dem das Wichtigere liegt.`,
};
