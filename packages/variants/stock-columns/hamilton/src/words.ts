import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Hamilton',
  summary: 'Agnes in which you choose the base card from up to three cards of the stock.',
  guide:
    'First choose the base card. Build the foundations up in suit from its rank, and the columns down, red on red and black on black; runs in suit move together.',
  rules: `## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last, all face up. The other 24 cards are the stock.

## The base card
Turn the first card of the stock. Place it on a foundation, and all four begin with its rank; or turn the next one, and the first goes back under the stock. The third card must be taken. Until then, no other card can be moved.

## Play
- Columns are built down in one colour, red on red and black on black; a king may be placed on an ace. Nothing is placed on a card of the base card’s rank.
- Cards in sequence and of one suit move together.
- Any card or run may fill an empty column.
- Whenever you like, deal one card from the stock onto each column, empty ones too; the last two cards go to the first two columns.
- The top card of a foundation may come back to the columns, but not a base card.

## Advice
The best base card is one whose next cards can soon be played: look at the ends of the columns before you take or refuse it. Deal only when nothing else can be done.

## History
Timothy Goodwin named it after his father, Geoffrey Hamilton Goodwin, who had taught it to him.`,
  actions: { choose: 'Turn a card', deal: 'Deal a row' },
  shows: { choices: '{n} to choose from' },
  reasons: {
    'choose-first': 'First choose the base card: place the turned card on a foundation.',
    'base-chosen': 'The base card is chosen already.',
    'last-choice': 'This is the third card: it must be the base card.',
    'base-stays': 'A base card stays on its foundation.',
  },
  piles: { waste: 'card to choose' },
};

export const de: Words = {
  name: 'Hamilton',
  summary: 'Wie Agnes, doch die Grundkarte wählt man aus bis zu drei Karten des Talons.',
  guide:
    'Zuerst die Grundkarte wählen. Die Familien wachsen von ihrem Wert in einer Farbe; in den Reihen geht es abwärts, Rot auf Rot und Schwarz auf Schwarz.',
  rules: `## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Die übrigen 24 Karten sind der Talon.

## Die Grundkarte
Die erste Karte des Talons wird umgedreht. Entweder beginnt sie eine Familie, und ihr Wert gilt für alle vier; oder sie kommt unter den Talon zurück, und die nächste wird umgedreht. Die dritte muss genommen werden. Vorher darf keine andere Karte bewegt werden.

## Spielen
- In den Reihen wird abwärts angelegt, Rot auf Rot und Schwarz auf Schwarz; auf ein Ass gehört ein König. Auf eine Karte vom Wert der Grundkarte wird nichts gelegt.
- Karten einer Farbe, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Wann man will, gibt der Talon: jeder Reihe eine Karte, auch den leeren; am Ende zwei für die ersten beiden Reihen.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren, nur keine Grundkarte.

## Rat
Gut ist die Grundkarte, deren Nachfolger frei liegen: vor der Wahl die Enden der Reihen ansehen. Geben erst, wenn sonst nichts mehr geht.

## Herkunft
Timothy Goodwin benannte sie nach seinem Vater Geoffrey Hamilton Goodwin, von dem er sie gelernt hatte.`,
  actions: { choose: 'Karte umdrehen', deal: 'Lage geben' },
  shows: { choices: 'noch {n} zur Wahl' },
  reasons: {
    'choose-first': 'Zuerst wird die Grundkarte gewählt: Die umgedrehte Karte beginnt eine Familie.',
    'base-chosen': 'Die Grundkarte ist schon gewählt.',
    'last-choice': 'Das ist die dritte Karte: Sie muss die Grundkarte sein.',
    'base-stays': 'Eine Grundkarte bleibt auf ihrer Familie.',
  },
  piles: { waste: 'Karte zur Wahl' },
};
