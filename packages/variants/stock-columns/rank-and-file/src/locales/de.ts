import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Reih und Glied',
  summary: 'Zehn Reihen mit drei verdeckten Karten, Folgen wandern zusammen.',
  rules: `Auch bekannt als Dress Parade.

## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: drei verdeckt, die vierte offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die am Ende einer Reihe in dieser Ordnung liegen, wandern zusammen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Dreißig Karten sind verdeckt: Jeder Zug, der eine aufdeckt, geht vor.

## Herkunft
Mit den Vierzig Räubern verwandt und unter vielen Namen bekannt, von denen einige an Aufmärsche erinnern.`,
  actions: { turn: 'Karte umdrehen' },
};
