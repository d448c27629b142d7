import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Westcliff',
  summary: 'Ten short columns and a single pass: most deals can be won.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal ten columns of three cards: two face down, the third face up. The other 22 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Cards in sequence move together, as many as you like. A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Be generous with empty columns: they come quickly, and each of them helps to turn up more cards.

## History
It is a relative of Klondike and shares its name with a place on the Thames estuary.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Westcliff',
  summary: 'Zehn kurze Reihen und ein einziger Durchgang: Sie geht meistens auf.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu drei Karten: zwei verdeckt, die dritte offen. Die übrigen 22 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die in Folge liegen, werden gemeinsam verlegt, so viele man will. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Mit den leeren Reihen nicht geizen: Sie entstehen schnell, und mit jeder lassen sich weitere Karten aufdecken.

## Herkunft
Sie ist verwandt mit Klondike und heißt wie ein Ort an der Themsemündung.`,
  actions: { turn: 'Karte umdrehen' },
};
