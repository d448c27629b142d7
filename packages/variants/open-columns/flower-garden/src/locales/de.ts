import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Blumengarten',
  summary: 'Sechs Beete und ein Strauß von sechzehn Karten, der immer zur Hand ist.',
  rules: `Auch bekannt als Flower Garden und The Bouquet.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
36 Karten liegen offen in sechs Beeten zu sechs. Die übrigen sechzehn sind der Strauß: Sie liegen einzeln, und jede ist frei.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jedes Beetes und alle Karten des Straußes. Eine Folge darf auf einmal verlegt werden, wenn genug leere Beete da sind.
- In den Beeten wird abwärts angelegt, gleich in welcher Farbe.
- In ein leeres Beet darf jede Karte.
- In den Strauß kommt keine Karte zurück.
- Von ihrer Familie darf die oberste Karte in die Beete zurückkehren.

## Rat
Ein leeres Beet ist mehr wert als viele Karten im Strauß. Zuerst nach den niedrigen Karten sehen, die tief liegen; aus dem Strauß nur spielen, was ein Beet leert oder nach Hause geht.`,
  piles: { tableau: 'Beet', reserve: 'Strauß' },
};
