import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Westhaven',
  summary: 'Westcliff in which only the exposed card or all face-up cards of a column may be moved.',
  guide:
    'Build the columns down, red on black or black on red, with one card or with all face-up cards of a column. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal ten columns of three cards: two face down, the third face up. The other 22 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- From a column, move the exposed card alone or all face-up cards: cards in sequence move together, but only the whole run.
- A face-down card is turned up as soon as it is exposed.
- Any card, or all face-up cards of a column, may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
A run moves as a unit, so think before you join two: the longer run fits in fewer places. Empty columns come quickly and are worth more.`,
  actions: { turn: 'Turn a card' },
  reasons: { 'one-or-all': 'Only the exposed card or all face-up cards of a column may be moved.' },
};

export const de: Words = {
  name: 'Westhaven',
  summary: 'Wie Westcliff, aber bewegt wird die freie Karte einer Reihe oder alles, was offen liegt.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel, mit einer Karte oder mit allen offenen einer Reihe. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu drei Karten: zwei verdeckt, die dritte offen. Die übrigen 22 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Von einer Reihe wird die freie Karte allein verlegt oder alle offenen Karten: Eine Folge wird gemeinsam verlegt, aber nur im Ganzen.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte, und ebenso alle offenen einer Reihe.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Eine Folge ist ein einziges Stück: Vor dem Zusammenlegen überlegen, denn die längere findet seltener Platz. Leere Reihen entstehen schnell und sind mehr wert.`,
  actions: { turn: 'Karte umdrehen' },
  reasons: { 'one-or-all': 'Nur die freie Karte oder alle offenen einer Reihe werden verlegt.' },
};
