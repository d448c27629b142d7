import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Double Klondike',
  summary: 'Klondike with two decks and nine columns; as Gargantua with a single redeal.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `With a single redeal the game is called Gargantua.

## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Deal nine columns from two decks, one card in the first and nine in the last. Only the last card of each is face up. The other 59 cards are the stock.

## Play
- Columns are built down in alternating colours.
- Cards in sequence move together. A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, alone or with its run.
- The top card of a foundation may come back to the columns.

## Stock
Turn it card by card onto the waste, or three at a time; the top card of the waste is available. When the stock is empty, turn the waste over: as often as you like or, in Gargantua, once.

## Advice
There are two of each card: wait for the one with fewer cards on top of it.

## History
Gargantua is named after Rabelais’s giant; the usual two-deck form in Germany is Big Harp.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 1: 'One card', 3: 'Three cards' } },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 1: 'Once (Gargantua)' } },
  },
};

export const de: Words = {
  name: 'Doppeltes Klondike',
  summary: 'Klondike mit zwei Kartenspielen und neun Reihen, als Gargantua mit nur einem Umdrehen.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `Auch bekannt als Double Klondike; mit nur einem Umdrehen als Gargantua.

## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden neun Reihen gelegt, in der ersten eine Karte, in der letzten neun. Nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 59 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Karten, die in Folge liegen, werden gemeinsam verlegt. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, auf Wunsch je drei auf einmal; frei ist ihre oberste Karte. Ist er leer, wird die Ablage umgedreht: beliebig oft, oder nur einmal, wie bei Gargantua.

## Rat
Von jeder Karte gibt es zwei. Wer wartet, bekommt meist die, auf der weniger liegt.

## Herkunft
Gargantua heißt nach dem Riesen des Rabelais; in Deutschland spielt man mit zwei Kartenspielen eher die Große Harfe.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Auf einmal umschlagen', values: { 1: 'Eine Karte', 3: 'Drei Karten' } },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 1: 'Einmal (Gargantua)' } },
  },
};
