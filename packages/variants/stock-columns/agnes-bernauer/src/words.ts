import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Agnes Bernauer',
  summary: 'Columns as in Klondike but face up, a base card that differs from deal to deal, and seven reserve piles.',
  guide: 'Build the columns down, red on black or black on red, and the foundations up in suit from the base card.',
  rules: `## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last, all face up. Above them deal seven reserve cards. The next card is the first base card, and all four foundations begin with its rank. The other 16 cards are the stock.

## Play
- Columns are built down in alternating colours; a king may be placed on an ace. Cards in sequence move together.
- Only the rank that ends a foundation, one below the base card, may fill an empty column, alone or with its run.
- The top card of each reserve pile is available. Nothing may be placed there.
- Whenever you like, deal a card from the stock onto each reserve pile, empty or not: seven cards twice, then the last two to the first two piles.
- No card comes back from the foundations.

## Advice
Clear as much of the reserve as you can before you deal: each new card covers an old one.

## History
It is named after the barber’s daughter from Augsburg who loved a duke and was drowned in the Danube in 1435.`,
  actions: { deal: 'Deal reserves' },
};

export const de: Words = {
  name: 'Agnes Bernauer',
  summary: 'Offene Reihen wie bei Klondike, eine wechselnde Grundkarte und sieben Reservestapel.',
  guide: 'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, von der Grundkarte an.',
  rules: `## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Darüber sieben Reservekarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Die übrigen 16 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf nur die Karte, die eine Familie abschließt: der Wert unter der Grundkarte, allein oder mit ihrer Folge.
- Von jedem Reservestapel ist die oberste Karte frei. Dorthin gelegt wird nichts.
- Wann man will, gibt der Talon jedem Reservestapel eine Karte, auch einem leeren: zweimal sieben und am Ende zwei auf die ersten beiden.
- Von den Familien kommt keine Karte zurück.

## Rat
Bevor der Talon gibt, die Reserve so weit leeren, wie es geht: Jede neue Karte deckt eine alte zu.

## Herkunft
Sie heißt nach der Baderstochter aus Augsburg, die einen Herzog liebte und 1435 in der Donau ertränkt wurde.`,
  actions: { deal: 'Reserve geben' },
};
