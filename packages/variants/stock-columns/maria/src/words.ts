import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Maria',
  summary: 'Nine columns in alternating colours, one pass.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Nine columns of four face-up cards are dealt from two decks. The other 68 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Nine columns are one fewer than usual: before you turn a card, make every useful move in the columns.

## History
It is a variant of Forty Thieves in alternating colours, with one column fewer.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Maria',
  summary: 'Neun Reihen im Wechsel von Rot und Schwarz, ein Durchgang.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden neun Reihen zu vier offenen Karten gelegt. Die übrigen 68 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Neun Reihen sind eine weniger als gewohnt: Vor dem Talon erst alles spielen, was die Reihen hergeben.

## Herkunft
Sie ist eine Spielart der Vierzig Räuber im Wechsel von Rot und Schwarz, mit einer Reihe weniger.`,
  actions: { turn: 'Karte umdrehen' },
};
