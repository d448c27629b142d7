import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Yukon',
  summary: 'No stock: any face-up card may move, with all that lies on it.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
Seven columns. The first has one face-up card; in each of the others five face-up cards lie on one to six face-down ones. There is no stock.

## Play
- Any face-up card may be moved, and all cards that lie on it come along, whether they are in order or not.
- Build down in alternating colours: of the moved cards only the one that the others lie on must fit.
- A face-down card is turned up as soon as it is uncovered.
- Only a king, with all that lies on it, may fill an empty column.

## In suit
The Russian form, known as Russian Solitaire: columns build in the same suit only. It comes out far less often.

## Advice
Hidden cards first. Before each move make sure that it doesn’t bury the card you need next: two cards that each wait below the other are the end.`,
  options: { build: { name: 'Columns build', values: { alternate: 'In alternating colours', same: 'In suit' } } },
};

export const de: Words = {
  name: 'Yukon',
  summary: 'Ohne Talon: jede offene Karte darf wandern, mit allem, was auf ihr liegt.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen. In der ersten liegt eine offene Karte, in den anderen liegen auf ein bis sechs verdeckten Karten je fünf offene. Einen Talon gibt es nicht.

## Spielen
- Jede offene Karte darf bewegt werden, und alle Karten, die auf ihr liegen, gehen mit, auch wenn sie keine Ordnung haben.
- Angelegt wird abwärts und im Wechsel von Rot und Schwarz: Von den bewegten Karten muss nur die passen, auf der die anderen liegen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.

## In einer Farbe
Die russische Spielart, bekannt als Russian Solitaire: In den Reihen wird nur in derselben Farbe angelegt. Sie geht viel seltener auf.

## Rat
Zuerst die verdeckten Karten. Vor jedem Zug prüfen, ob er nicht die Karte begräbt, die als nächste gebraucht wird: Zwei Karten, von denen jede unter der anderen wartet, sind das Ende.`,
  options: { build: { name: 'Angelegt wird', values: { alternate: 'Im Wechsel', same: 'In einer Farbe' } } },
};
