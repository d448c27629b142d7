import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Easthaven',
  summary: 'Klondike without a waste: the stock is dealt to the columns row by row.',
  guide: 'Build the columns down, red on black or black on red, and the foundations up in suit from the ace.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns of three cards: two face down, the third face up. The other 31 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Cards in sequence move together. A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column; for a harder game, only a king.
- The top card of a foundation may come back to the columns.
- Whenever you like, deal a face-up card from the stock to each column, empty ones too, from left to right. The last deal is only three cards.

## Advice
Before each deal make every move that helps the foundations: the new row covers everything.

## History
It is a relative of Klondike, and the counterpart of Westcliff, which is played with a waste.`,
  actions: { deal: 'Deal a row' },
  options: { gaps: { name: 'Empty columns', values: { any: 'Any card', kings: 'Kings only' } } },
};

export const de: Words = {
  name: 'Easthaven',
  summary: 'Klondike ohne Ablage: Der Talon gibt auf alle Reihen zugleich.',
  guide: 'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu drei Karten: zwei verdeckt, die dritte offen. Die übrigen 31 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die in Folge liegen, werden gemeinsam verlegt. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge; wer es strenger mag, lässt nur Könige zu.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Wann man will, gibt der Talon jeder Reihe eine Karte, auch den leeren, offen und von links nach rechts. Beim letzten Mal sind es noch drei.

## Rat
Vor jedem Geben alles spielen, was Karten auf die Familien bringt: Die neue Lage deckt alles zu.

## Herkunft
Sie ist mit Klondike verwandt und das Gegenstück zu Westcliff, das mit einer Ablage gespielt wird.`,
  actions: { deal: 'Lage geben' },
  options: { gaps: { name: 'Leere Reihen', values: { any: 'Jede Karte', kings: 'Nur Könige' } } },
};
