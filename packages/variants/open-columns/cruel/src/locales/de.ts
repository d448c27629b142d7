import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Grausam',
  summary: 'Zwölf Reihen, die man beliebig oft zusammennimmt und in Vierern neu auslegt.',
  rules: `Auch bekannt als Cruel.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in ihrer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in zwölf Reihen zu vier.

## Spielen
- Bewegt wird immer nur die letzte Karte einer Reihe.
- In den Reihen wird abwärts in derselben Farbe angelegt.
- Eine leere Reihe bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Neu auslegen
Beliebig oft dürfen die Reihen zusammengenommen und wieder ausgelegt werden, die erste zuerst, immer vier Karten in eine Reihe. Gemischt wird nicht: Jede Karte folgt der, der sie vorher folgte. Liegen alle Karten schon zu vieren, würde das nichts ändern; geht dann auch sonst nichts mehr, ist die Patience nicht aufgegangen.

## Rat
Ein Zug verschiebt beim Neuauslegen alles, was nach ihm kommt. Darum zuerst hinten ziehen, wenn vorn nichts eilt, und nie alle Züge auf einmal verbrauchen.

## Herkunft
Bekannt wurde das Spiel um 1990 durch Microsofts Sammlung von Spielen für Windows.`,
  actions: { redeal: 'Neu auslegen' },
  reasons: { unchanged: 'Neu auslegen würde nichts ändern: Die Karten liegen schon zu vieren.' },
};
