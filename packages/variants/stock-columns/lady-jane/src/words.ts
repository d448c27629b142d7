import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Lady Jane',
  summary: 'Agnes Bernauer with face-down cards, and two spare cards for the end.',
  guide:
    'Build the columns down, red on black or black on red, but place nothing on the base card’s rank; build the foundations up in suit from that rank.',
  rules: `## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last; only the last card of each is face up. Above them deal seven reserve cards. The next card is the first base card, and all four foundations begin with its rank. Fourteen cards are the stock; the last two lie face down in two cells.

## Play
- Columns are built down in alternating colours; a king may be placed on an ace, but nothing on a card of the base card’s rank. Cards in sequence move together.
- A face-down card is turned up as soon as it is exposed.
- Only the rank that ends a foundation, one below the base card, may fill an empty column, alone or with its run.
- The top card of each reserve pile is available. Nothing may be placed there.
- Twice, whenever you like, deal a card from the stock onto each reserve pile, empty or not.
- When the stock is empty, the two spare cards are turned up. Both are available; nothing may be placed in the cells.
- No card comes back from the foundations.

## Advice
The base card’s rank ends every run, so a card one rank below it can be placed only in an empty column or, at the very end, on its foundation. Clear the reserve before you deal: each new card covers an old one.`,
  actions: { deal: 'Deal reserves' },
  piles: { cell: 'spare card' },
};

export const de: Words = {
  name: 'Lady Jane',
  summary: 'Agnes Bernauer mit verdeckten Karten und zwei Restkarten, die zum Schluss kommen.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel, doch nicht auf den Wert der Grundkarte; von ihm aus wachsen die Familien in einer Farbe.',
  rules: `## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben; nur die letzte jeder Reihe liegt offen. Darüber sieben Reservekarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Vierzehn Karten sind der Talon; die letzten zwei liegen verdeckt in zwei Zellen.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König, auf eine Karte vom Wert der Grundkarte aber nichts. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf nur die Karte, die eine Familie abschließt: der Wert unter der Grundkarte, allein oder mit ihrer Folge.
- Von jedem Reservestapel ist die oberste Karte frei. Dorthin gelegt wird nichts.
- Zweimal, wann man will, gibt der Talon jedem Reservestapel eine Karte, auch einem leeren.
- Ist der Talon leer, werden die beiden Restkarten aufgedeckt. Beide sind frei; in die Zellen wird nichts gelegt.
- Von den Familien kommt keine Karte zurück.

## Rat
Der Wert der Grundkarte beendet jede Folge; für den Wert darunter bleiben darum nur leere Reihen und, ganz zuletzt, die Familien. Bevor der Talon gibt, die Reserve leeren: Jede neue Karte deckt eine alte zu.`,
  actions: { deal: 'Reserve geben' },
  piles: { cell: 'Restkarte' },
};
