import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Yukon',
  summary: 'No stock: any face-up card may move, with all that lies on it.',
  guide:
    'Move any face-up card, with all that lies on it; only the bottom one has to fit, one rank lower. The foundations go up in suit from the ace.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns. The first has one face-up card; in each of the others five face-up cards lie on one to six face-down ones. There is no stock.

## Play
- A face-up card moves together with all cards that lie on it, in sequence or not.
- Columns are built down in alternating colours: only the bottom card of those moved has to fit.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.
- No card comes back from the foundations.

## In suit
The Russian form, known as Russian Solitaire: columns are built in the same suit only. It is won far less often.

## Advice
Uncover face-down cards first. Before each move make sure that it doesn’t bury the card you need next: if each of two cards lies under the card that the other needs, the game is lost.`,
  options: { build: { name: 'Building', values: { alternate: 'In alternating colours', same: 'In suit' } } },
};

export const de: Words = {
  name: 'Yukon',
  summary: 'Ohne Talon: jede offene Karte darf verlegt werden, mit allem, was auf ihr liegt.',
  guide:
    'Jede offene Karte zieht um mit allem, was auf ihr liegt; nur die unterste muss passen, um eins niedriger. Auf den Familien geht es vom Ass aufwärts in einer Farbe.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen. In der ersten liegt eine offene Karte, in den anderen liegen auf ein bis sechs verdeckten Karten je fünf offene. Einen Talon gibt es nicht.

## Spielen
- Eine offene Karte wird mit allen Karten verlegt, die auf ihr liegen, geordnet oder nicht.
- Angelegt wird abwärts und im Wechsel von Rot und Schwarz: Von den bewegten Karten muss nur die passen, auf der die anderen liegen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.
- Von den Familien kommt keine Karte zurück.

## In einer Farbe
Die russische Spielart, bekannt als Russian Solitaire: In den Reihen wird nur in derselben Farbe angelegt. Sie geht viel seltener auf.

## Rat
Zuerst die verdeckten Karten. Vor jedem Zug prüfen, ob er nicht die Karte begräbt, die als nächste gebraucht wird: Zwei Karten, von denen jede unter der anderen wartet, sind das Ende.`,
  options: { build: { name: 'Angelegt wird', values: { alternate: 'Im Wechsel', same: 'In einer Farbe' } } },
};
