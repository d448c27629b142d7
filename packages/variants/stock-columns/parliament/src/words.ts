import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Parliament',
  summary: 'Eight aces already on the foundations, and eight columns that are filled automatically.',
  guide: 'Build the columns down in any suit, and the aces up in suit. The waste fills empty columns.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
The eight aces of two decks are laid out from the start. Eight face-up cards begin eight columns. The other 88 cards are the stock.

## Play
- Columns are built down regardless of suit: any nine on any ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- An empty column is filled at once from the waste, or from the stock when the waste is empty. Only when both are used up may you fill it with any card you choose.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Put high cards at the head of columns. A two or three buried in the waste is hard to get back.

## History
It is a variant of Congress, a little easier because no ace has to be found.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Das Parlament',
  summary: 'Acht Asse liegen schon aus, acht Reihen füllen sich von selbst.',
  guide: 'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Assen aufwärts in einer Farbe. Leere Reihen füllt die Ablage.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die acht Asse zweier Kartenspiele liegen von Anfang an aus. Acht offene Karten beginnen acht Reihen. Die übrigen 88 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: irgendeine Neun auf irgendeine Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Eine leere Reihe füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt. Erst wenn beide leer sind, füllt sie der Spieler mit irgendeiner Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Hohe Karten gehören an den Anfang der Reihen. Eine Zwei oder Drei, die auf der Ablage verschwindet, kommt so bald nicht wieder.

## Herkunft
Sie ist die Schwester des Kongresses, ein wenig leichter, weil kein Ass gesucht werden muss.`,
  actions: { turn: 'Karte umdrehen' },
};
