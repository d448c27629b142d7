import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Das Parlament',
  summary: 'Acht Asse liegen schon aus, acht Reihen füllen sich von selbst.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die acht Asse zweier Kartenspiele liegen von Anfang an aus. Acht offene Karten beginnen acht Reihen. Die übrigen 88 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: irgendeine Neun auf irgendeine Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Eine leere Reihe füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt. Erst wenn beide leer sind, füllt sie der Spieler mit irgendeiner Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Hohe Karten gehören an den Anfang der Reihen. Eine Zwei oder Drei, die auf der Ablage verschwindet, kommt so bald nicht wieder.

## Herkunft
Sie ist die Schwester des Kongresses, ein wenig leichter, weil kein Ass gesucht werden muss.`,
  actions: { turn: 'Karte umdrehen' },
};
