import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Napoleons Karree',
  summary: 'Zwölf offene Reihen, Folgen wandern: die freundlichste der Napoleon-Patiencen.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zwölf Reihen zu vier offenen Karten gelegt. Die übrigen 56 Karten sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt: die Herz-Neun auf die Herz-Zehn.
- Karten, die am Ende einer Reihe in dieser Ordnung liegen, wandern zusammen.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Zwölf Reihen und wandernde Folgen: Hier darf man lange planen, ehe die erste Karte umgedreht wird.

## Herkunft
Das Karree ist die Schlachtordnung; auf dem Tisch liegen die Reihen um drei Seiten des Spielfelds.`,
  actions: { turn: 'Karte umdrehen' },
};
