import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Der Kongress',
  summary: 'Acht Reihen aus je einer Karte, ein langer Talon und ein einziger Durchgang.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht offene Karten aus zwei Kartenspielen beginnen acht Reihen. Die übrigen 96 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: irgendeine Neun auf irgendeine Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Eine leere Reihe füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt. Erst wenn beide leer sind, füllt sie der Spieler mit irgendeiner Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Eine Reihe leert man am besten dann, wenn auf der Ablage eine Karte liegt, die man im Spiel haben möchte.

## Herkunft
Das Parlament ist dasselbe Spiel, nur liegen dort die Asse schon aus. Was in Büchern des 19. Jahrhunderts Kongress heißt, ist eine andere Patience.`,
  actions: { turn: 'Karte umdrehen' },
};
