import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Diplomat',
  summary: 'Eight columns, built down regardless of suit.',
  guide: 'Build the columns down in any suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Eight columns of four face-up cards are dealt from two decks. The other 72 cards are the stock.

## Play
- Columns are built down regardless of suit: any nine on any ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
You can build almost anywhere; the art is not to bury the cards that you need next.

## History
It belongs to a group with political names, beside Congress and Parliament.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Der Diplomat',
  summary: 'Acht Reihen, in denen jede Farbe auf jede passt.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden acht Reihen zu vier offenen Karten gelegt. Die übrigen 72 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: irgendeine Neun auf irgendeine Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Anlegen kann man fast überall; die Kunst ist, dabei nicht die Karten zu begraben, die als nächste gebraucht werden.

## Herkunft
Sie gehört zu einer Gruppe mit politischen Namen, neben dem Kongress und dem Parlament.`,
  actions: { turn: 'Karte umdrehen' },
};
