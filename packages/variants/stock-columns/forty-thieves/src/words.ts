import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Forty Thieves',
  summary: 'Forty face-up cards, two decks, a single pass: Napoleon’s patience on St. Helena.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `Also known as 40 Thieves and Napoleon at St. Helena.

## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of four face-up cards are dealt from two decks: the forty thieves. The other 64 cards are the stock.

## Play
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Nothing is as urgent as the first empty column, and nothing is wasted as easily. It is better to pass up a move than to cover a low card.

## History
Napoleon is said to have passed his time with it on St. Helena; the thieves come from the Arabian Nights.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Die vierzig Räuber',
  summary: 'Vierzig offene Karten, zwei Kartenspiele, ein einziger Durchgang: Napoleons Patience auf St. Helena.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als 40 Räuber, Forty Thieves, Napoleon auf St. Helena.

## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier offenen Karten gelegt: die vierzig Räuber. Die übrigen 64 Karten sind der Talon.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Nichts eilt so sehr wie die erste leere Reihe, und nichts ist so schnell verspielt. Lieber einen Zug auslassen, als eine niedrige Karte zuzudecken.

## Herkunft
Napoleon soll sich mit ihr auf St. Helena die Zeit vertrieben haben; die Räuber kommen aus Tausendundeiner Nacht.`,
  actions: { turn: 'Karte umdrehen' },
};
