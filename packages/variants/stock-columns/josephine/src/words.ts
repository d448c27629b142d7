import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Josephine',
  summary: 'Forty Thieves made milder: cards in order move together.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Ten columns of four face-up cards are dealt from two packs. The other 64 cards are the stock.

## Play
- Columns build down in suit: the nine of hearts on the ten of hearts.
- Cards that lie in this order at the end of a column move together.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Long runs are no burden here: build them early and empty a column in one move.

## History
It is modelled on Forty Thieves, also called Napoleon at St Helena, and bears the name of Napoleon’s first wife.`,
  actions: { turn: 'Turn a card' },
};

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
