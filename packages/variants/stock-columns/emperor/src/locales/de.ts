import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Der Imperator',
  summary: 'Drei verdeckte Karten in jeder Reihe, und die Karten wandern einzeln.',
  rules: `Auch bekannt als Emperor und Deauville.

## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: drei verdeckt, die vierte offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Eine leere Reihe ist hier mehr wert als jede Folge, denn nur mit ihr lässt sich eine Folge umlegen.

## Herkunft
Sie wird wie Reih und Glied ausgelegt, ist aber strenger: Ohne leere Reihe lässt sich keine Folge umlegen.`,
  actions: { turn: 'Karte umdrehen' },
};
