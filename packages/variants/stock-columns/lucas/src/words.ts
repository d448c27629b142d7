import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Lucas',
  summary: 'The aces are already on the foundations, and there are thirteen short columns.',
  guide: 'Build the columns down in suit, and the aces up in suit. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Place the eight aces of two decks on the foundations. Deal thirteen columns of three face-up cards from the rest. The other 57 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Thirteen columns give you room: first uncover the twos and threes.

## History
It is an easier variant of Forty Thieves in which no ace has to be found.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Lucas',
  summary: 'Die Asse liegen schon auf den Familien, dreizehn kurze Reihen warten.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Assen aufwärts in einer Farbe. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die acht Asse zweier Kartenspiele liegen von Anfang an auf den Familien. Aus den anderen Karten werden dreizehn Reihen zu drei offenen Karten gelegt. Die übrigen 57 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Dreizehn Reihen geben viel Luft: Zuerst die Zweien und Dreien befreien, die zugedeckt liegen.

## Herkunft
Sie ist eine leichtere Spielart der Vierzig Räuber, in der die Asse nicht gesucht werden müssen.`,
  actions: { turn: 'Karte umdrehen' },
};
