import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Westcliff',
  summary: 'Zehn kurze Reihen und ein einziger Durchgang: Sie geht meistens auf.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu drei Karten: zwei verdeckt, die dritte offen. Die übrigen 22 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Geordnete Karten wandern zusammen, so viele man will. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Mit den leeren Reihen nicht geizen: Sie entstehen schnell, und mit jeder lassen sich weitere Karten aufdecken.

## Herkunft
Sie ist verwandt mit Klondike und heißt wie ein Ort an der Themsemündung.`,
  actions: { turn: 'Karte umdrehen' },
};
