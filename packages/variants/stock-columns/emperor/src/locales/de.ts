import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Der Imperator',
  summary: 'Drei verdeckte Karten in jeder Reihe, und nur einzelne Karten wandern.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: drei verdeckt, die vierte offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Bewegt wird immer nur eine Karte: die unterste einer Reihe oder die oberste der Ablage.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Eine leere Reihe ist hier mehr wert als jede Folge, denn nur mit ihr lässt sich eine Folge umlegen.

## Herkunft
Sie wird wie Reih und Glied ausgelegt, ist aber strenger: nur einzelne Karten wandern.`,
  actions: { turn: 'Karte umdrehen' },
};
