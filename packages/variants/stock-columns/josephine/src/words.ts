import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Josephine',
  summary: 'An easier Forty Thieves: cards in sequence move together.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of four face-up cards are dealt from two decks. The other 64 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Runs in suit move together.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Long runs are no burden here: build them early, and you can clear a column in one move.

## History
It is modelled on Forty Thieves, also called Napoleon at St. Helena, and bears the name of Napoleon’s first wife.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Josephine',
  summary: 'Die vierzig Räuber, leichter: Folgen werden gemeinsam verlegt.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier offenen Karten gelegt. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- Karten, die so in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Lange Folgen sind hier kein Hindernis mehr: Wer sie früh bildet, leert Reihen mit einem Zug.

## Herkunft
Sie ist den Vierzig Räubern nachgebildet, die auch Napoleon auf St. Helena heißen, und trägt den Namen von Napoleons erster Frau.`,
  actions: { turn: 'Karte umdrehen' },
};
