import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Streets',
  summary: 'Forty Thieves in alternating colours.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of four face-up cards are dealt from two decks. The other 64 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Four cards fit each card: given a choice, move one that uncovers a low card.

## History
It is a variant of Forty Thieves in which the colours alternate.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Straßen',
  summary: 'Die vierzig Räuber im Wechsel von Rot und Schwarz.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier offenen Karten gelegt. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Auf jede Karte passen vier andere: Wer die Wahl hat, nimmt die Karte, unter der eine niedrige wartet.

## Herkunft
Sie ist eine Spielart der Vierzig Räuber, in der sich Rot und Schwarz abwechseln.`,
  actions: { turn: 'Karte umdrehen' },
};
