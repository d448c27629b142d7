import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Napoleon’s Square',
  summary: 'Twelve open columns and moving runs: the friendliest of Napoleon’s patiences.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Twelve columns of four face-up cards are dealt from two packs. The other 56 cards are the stock.

## Play
- Columns build down in suit: the nine of hearts on the ten of hearts.
- Cards that lie in this order at the end of a column move together.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Twelve columns and moving runs: plan well ahead before you turn the first card.

## History
The square is an order of battle; at a table the columns lie around three sides of the field.`,
  actions: { turn: 'Turn a card' },
};

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
