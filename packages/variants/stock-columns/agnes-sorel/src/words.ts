import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Agnes Sorel',
  summary: 'Red on red, black on black, a base card that differs from deal to deal, and only the stock fills gaps.',
  guide:
    'Build the columns down, red on red or black on black, and the foundations up in suit from the base card. Only the stock fills empty columns.',
  rules: `Also known as Agnes.

## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last, all face up. For a harder game, deal only the last card of each face up; a face-down card is turned up as soon as it is exposed. The next card is the first base card, and all four foundations begin with its rank. The other 23 cards are the stock.

## Play
- Columns are built down, red on red and black on black; a king may be placed on an ace. Cards in sequence move together.
- An empty column is not filled; it gets a card when the stock deals again.
- Whenever you like, deal a face-up card from the stock to each column, empty ones too, from left to right: seven cards three times, then the last two to the first two columns.
- No card comes back from the foundations.

## Advice
Given the choice, build in suit. It is seldom won: be glad of each card that reaches a foundation.

## History
It is named after the mistress of Charles VII of France.`,
  actions: { deal: 'Deal a row' },
  options: { columns: { name: 'Columns', values: { open: 'All face up', hidden: 'Only the last card face up' } } },
};

export const de: Words = {
  name: 'Agnes Sorel',
  summary: 'Rot auf Rot, Schwarz auf Schwarz, eine wechselnde Grundkarte, und Lücken füllt nur der Talon.',
  guide:
    'In den Reihen geht es abwärts, Rot auf Rot oder Schwarz auf Schwarz; auf den Familien aufwärts in einer Farbe, von der Grundkarte an. Leere Reihen füllt nur der Talon.',
  rules: `Auch bekannt als Agnes.

## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Wer es strenger mag, legt nur die letzte Karte jeder Reihe offen; wird eine verdeckte Karte frei, wird sie aufgedeckt. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Die übrigen 23 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, Rot auf Rot und Schwarz auf Schwarz; auf ein Ass gehört ein König. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe legt man nichts; sie füllt sich erst, wenn der Talon wieder gibt.
- Wann man will, gibt der Talon jeder Reihe eine Karte, auch den leeren, offen und von links nach rechts: dreimal sieben und am Ende zwei auf die ersten beiden.
- Von den Familien kommt keine Karte zurück.

## Rat
Wo man die Wahl hat, in der eigenen Farbe anlegen. Die Patience geht selten auf; jede Karte auf einer Familie ist ein Erfolg.

## Herkunft
Benannt nach der Geliebten Karls VII. von Frankreich.`,
  actions: { deal: 'Lage geben' },
  options: { columns: { name: 'Reihen', values: { open: 'Alle Karten offen', hidden: 'Nur die letzte Karte offen' } } },
};
