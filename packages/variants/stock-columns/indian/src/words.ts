import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Indian',
  summary: 'Ten columns, built down in any suit but the same.',
  guide: 'Build the columns down, but never in the same suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of three cards are dealt from two decks: one face down, two face up. The other 74 cards are the stock.

## Play
- Columns are built down in any suit but the same: the nine of hearts on the ten of spades, clubs or diamonds.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- A face-down card is turned up as soon as it is exposed.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Three suits fit each card: given a choice, move one that uncovers a face-down card.

## History
It is a relative of Forty Thieves with a rule of its own: never on the same suit.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Indian',
  summary: 'Zehn Reihen, und jede Farbe passt, nur nicht die eigene.',
  guide:
    'In den Reihen geht es abwärts, aber nie in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu drei Karten gelegt: eine verdeckt, zwei offen. Die übrigen 74 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts auf jede Farbe angelegt, nur nicht auf die eigene: die Herz-Neun auf die Pik-, Kreuz- oder Karo-Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Drei Farben passen auf jede Karte: Wer die Wahl hat, nimmt die Karte, unter der eine verdeckte liegt.

## Herkunft
Sie ist mit den Vierzig Räubern verwandt, hat aber eine eigene Regel: nie auf die eigene Farbe.`,
  actions: { turn: 'Karte umdrehen' },
};
