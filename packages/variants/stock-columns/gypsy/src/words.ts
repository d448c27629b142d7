import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Gypsy',
  summary: 'Eight columns, two decks, and ten new rows dealt on top of them.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Deal eight columns of three cards from two decks: two face down, the third face up. The other 80 cards are the stock.

## Play
- Columns are built down in alternating colours.
- Cards in sequence move together. A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- The top card of a foundation may come back to the columns.
- Whenever you like, deal a face-up card from the stock to each column, empty ones too, ten times in all.

## Advice
An empty column before a deal is good; two ordered columns are better, since you can dig them out afterwards. Undoing moves and trying again is part of this game.

## History
It became known through computers; PySol was written in order to play it.`,
  actions: { deal: 'Deal a row' },
};

export const de: Words = {
  name: 'Gypsy',
  summary: 'Acht Reihen, zwei Kartenspiele, und zehnmal fällt eine neue Lage auf alles.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden acht Reihen zu drei Karten gelegt: zwei verdeckt, die dritte offen. Die übrigen 80 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Karten, die in Folge liegen, werden gemeinsam verlegt. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Wann man will, gibt der Talon jeder Reihe eine offene Karte, auch den leeren, zehnmal im Ganzen.

## Rat
Eine leere Reihe vor dem Geben ist gut, zwei geordnete Reihen sind besser: Sie lassen sich auch unter neuen Karten hervorholen. Zurücknehmen und neu versuchen gehört hier zum Spiel.

## Herkunft
Bekannt wurde sie durch Computer; ihretwegen wurde das Kartenprogramm PySol begonnen.`,
  actions: { deal: 'Lage geben' },
};
