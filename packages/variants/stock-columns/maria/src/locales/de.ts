import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Maria',
  summary: 'Neun Reihen im Wechsel von Rot und Schwarz, ein Durchgang.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden neun Reihen zu vier offenen Karten gelegt. Die übrigen 68 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Neun Reihen sind eine weniger als gewohnt: Vor dem Talon erst alles spielen, was die Reihen hergeben.

## Herkunft
Sie ist eine Schwester der Vierzig Räuber im Wechsel von Rot und Schwarz, mit einer Reihe weniger.`,
  actions: { turn: 'Karte umdrehen' },
};
