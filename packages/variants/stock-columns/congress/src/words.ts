import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Congress',
  summary: 'Eight columns of one card, a large stock, and a single pass.',
  guide: 'Build the columns down in any suit, and the foundations up in suit from the ace. The waste fills empty columns.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Use two decks. Eight face-up cards begin eight columns. The other 96 cards are the stock.

## Play
- Columns are built down regardless of suit: any nine on any ten.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- An empty column is filled at once from the waste, or from the stock when the waste is empty. Only when both are used up may you fill it with any card you choose.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Clear a column when the top card of the waste is one that you want in play.

## History
Parliament is the same game with the aces laid out. The Congress of nineteenth-century books is another patience.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Der Kongress',
  summary: 'Acht Reihen aus je einer Karte, ein langer Talon und ein einziger Durchgang.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. Leere Reihen füllt die Ablage.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht offene Karten aus zwei Kartenspielen beginnen acht Reihen. Die übrigen 96 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: irgendeine Neun auf irgendeine Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Eine leere Reihe füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt. Erst wenn beide leer sind, füllt sie der Spieler mit irgendeiner Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Eine Reihe leert man am besten dann, wenn auf der Ablage eine Karte liegt, die man im Spiel haben möchte.

## Herkunft
Das Parlament ist dasselbe Spiel, nur liegen dort die Asse schon aus. Was in Büchern des 19. Jahrhunderts Kongress heißt, ist eine andere Patience.`,
  actions: { turn: 'Karte umdrehen' },
};
