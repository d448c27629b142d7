import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Thumb and Pouch',
  summary: 'Klondike with columns built down in any suit but the same.',
  guide: 'Build the columns down, but never in the same suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last. Only the last card of each is face up. The other 24 cards are the stock.

## Play
- Columns are built down in any suit but the same: the nine of hearts on the ten of spades, clubs or diamonds.
- Cards in sequence move together. A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- The top card of a foundation may come back to the columns.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock. For an easier game, turn the waste over twice.

## Advice
You can nearly always build. The best move is the one that uncovers a face-down card.

## History
An easy relative of Klondike, from English books.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: { redeals: { name: 'Turning the waste over', values: { 0: 'Never', 2: 'Twice' } } },
};

export const de: Words = {
  name: 'Daumen und Beutel',
  summary: 'Klondike, in dem jede Farbe passt, nur nicht die eigene.',
  guide:
    'In den Reihen geht es abwärts, aber nie in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Thumb and Pouch.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben. Nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts auf jede Farbe angelegt, nur nicht auf die eigene: die Herz-Neun auf die Pik-, Kreuz- oder Karo-Zehn.
- Karten, die in Folge liegen, werden gemeinsam verlegt. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt; wer es milder mag, dreht die Ablage zweimal um.

## Rat
Anlegen kann man fast immer. Die beste Stelle ist die, an der eine verdeckte Karte frei wird.

## Herkunft
Eine leichte Schwester von Klondike aus englischen Büchern.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { redeals: { name: 'Ablage umdrehen', values: { 0: 'Nie', 2: 'Zweimal' } } },
};
