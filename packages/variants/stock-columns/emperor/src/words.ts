import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Emperor',
  summary: 'Three face-down cards in each column, and cards move one at a time.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `Also known as Deauville.

## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of four cards are dealt from two decks: three face down, the fourth face up. The other 64 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- A face-down card is turned up as soon as it is exposed.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
An empty column is worth more than any run, since only an empty column lets you move one.

## History
It is laid out like Rank and File, but it is stricter: no run moves unless there is an empty column.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Der Imperator',
  summary: 'Drei verdeckte Karten in jeder Reihe, und die Karten werden einzeln bewegt.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Emperor und Deauville.

## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: drei verdeckt, die vierte offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Eine leere Reihe ist hier mehr wert als jede Folge, denn nur mit ihr lässt sich eine Folge umlegen.

## Herkunft
Sie wird wie Reih und Glied ausgelegt, ist aber strenger: Ohne leere Reihe lässt sich keine Folge umlegen.`,
  actions: { turn: 'Karte umdrehen' },
};
