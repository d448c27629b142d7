import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Josephine',
  summary: 'Die vierzig Räuber, milder: geordnete Karten wandern zusammen.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier offenen Karten gelegt. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt: die Herz-Neun auf die Herz-Zehn.
- Karten, die am Ende einer Reihe in dieser Ordnung liegen, wandern zusammen.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Lange Folgen sind hier kein Hindernis mehr: Wer sie früh bildet, leert Reihen mit einem Zug.

## Herkunft
Sie ist den Vierzig Räubern nachgebildet, die auch Napoleon auf St. Helena heißen, und trägt den Namen von Napoleons erster Frau.`,
  actions: { turn: 'Karte umdrehen' },
};
