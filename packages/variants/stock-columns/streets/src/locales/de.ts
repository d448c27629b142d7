import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Straßen',
  summary: 'Die vierzig Räuber im Wechsel von Rot und Schwarz.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier offenen Karten gelegt. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Auf jede Karte passen vier andere: Wer die Wahl hat, nimmt die Karte, unter der eine niedrige wartet.

## Herkunft
Sie ist eine Schwester der Vierzig Räuber, in der sich Rot und Schwarz abwechseln.`,
  actions: { turn: 'Karte umdrehen' },
};
