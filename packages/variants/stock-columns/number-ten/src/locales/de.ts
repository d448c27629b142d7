import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Nummer Zehn',
  summary: 'Zehn Reihen, halb verdeckt, und Folgen, die zusammen wandern.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: zwei verdeckt, darauf zwei offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die am Ende einer Reihe in dieser Ordnung liegen, wandern zusammen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Zuerst die Reihen aufdecken, in denen eine kurze Folge obenauf liegt.

## Herkunft
Sie steht zwischen den Vierzig Räubern und Klondike: halb offen, halb verdeckt, und Folgen wandern. Den Namen trägt auch der Amtssitz des britischen Premierministers.`,
  actions: { turn: 'Karte umdrehen' },
};
