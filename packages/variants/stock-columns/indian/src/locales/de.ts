import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Indian',
  summary: 'Zehn Reihen, und jede Farbe passt, nur nicht die eigene.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu drei Karten gelegt: eine verdeckt, zwei offen. Die übrigen 74 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts auf jede Farbe angelegt, nur nicht auf die eigene: die Herz-Neun auf die Pik-, Kreuz- oder Karo-Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Drei Farben passen auf jede Karte: Wer die Wahl hat, nimmt die Karte, unter der eine verdeckte liegt.

## Herkunft
Sie ist eine Schwester der Vierzig Räuber mit einer eigenen Regel: nie auf die eigene Farbe.`,
  actions: { turn: 'Karte umdrehen' },
};
