import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Thirty-Six',
  summary: 'Six columns of six cards, built down regardless of suit, and one pass through a short stock.',
  guide: 'Build the columns down regardless of suit, and the foundations up in suit from the ace. Any card or run fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal 36 cards face up into six columns of six. The other 16 cards are the stock.

## Play
- Columns are built down regardless of suit: any nine on any ten.
- Cards in sequence move together, as many as you like.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Play all you can before you turn a card. Long runs move easily, so gather them in one column and empty another; nearly every deal can be won.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Sechsunddreißig',
  summary: 'Sechs Reihen zu sechs Karten, gleich in welcher Farbe angelegt, und ein kurzer Talon, den man einmal durchspielt.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte oder Folge.',
  rules: `Auch bekannt als Thirty-Six.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
36 Karten liegen offen in sechs Reihen zu sechs. Die übrigen 16 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: jede Neun auf jede Zehn.
- Karten, die in Folge liegen, werden gemeinsam verlegt, so viele man will.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Alles spielen, was geht, ehe eine Karte umgeschlagen wird. Lange Folgen lassen sich leicht verlegen: in einer Reihe sammeln und eine andere leeren; so gehen fast alle Spiele auf.`,
  actions: { turn: 'Karte umdrehen' },
};
