import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Gay Gordons',
  summary: 'Paarweise von der Tanzfläche: was elf ergibt, je zwei Buben, König und Dame.',
  rules: `Auch bekannt als Exit.

## Ziel
Alle 52 Karten gehen ab, immer zwei auf einmal.

## Auslegen
Zehn Reihen zu fünf offenen Karten, Zeile für Zeile gegeben. Die letzten zwei Karten bilden die Reserve, eine auf der anderen. Liegen in einer Reihe genau drei Buben, tauscht der mittlere den Platz mit der oberen Karte der Reserve, denn sonst gingen sie nie alle ab; ist sie der vierte Bube, tauscht er mit der unteren.

## Spielen
- Zwei Zahlen gehen zusammen ab, wenn sie elf ergeben: Ass und Zehn, Zwei und Neun, Drei und Acht, Vier und Sieben, Fünf und Sechs. Auf die Farbe kommt es nicht an.
- Zwei Buben gehen zusammen ab.
- König und Dame gehen zusammen ab, wenn sie von verschiedener Farbe sind.
- Frei sind die untersten Karten der Reihen und die obere der Reserve.
- Angelegt wird nichts, und leere Plätze bleiben leer.

## Rat
Vor dem ersten Zug nachsehen, wo eine Karte über ihrem Partner liegt: Dort muss ein anderer her. Wer zwischen Partnern wählen kann, nimmt den, unter dem das Wichtigere liegt.

## Herkunft
David Parlett hat das Spiel aus der Elfer-Patience gemacht, mit lauter offenen Karten. The Gay Gordons ist ein schottischer Tanz; die Gordons sind hier die Buben.`,
  reasons: { 'one-family': 'König und Dame einer Farbe gehen nicht zusammen ab.' },
};
