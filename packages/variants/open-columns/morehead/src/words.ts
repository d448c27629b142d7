import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Morehead',
  summary: 'Somerset in which a card goes on any suit but its own.',
  guide: 'Build the columns down in any suit but the same, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards face up into ten columns: one card in the first, one more in each of the next up to eight, and eight in each of the last three.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in any suit but the same: the nine of hearts on any ten but that of hearts.
- Any card may fill an empty column.
- The top card of a foundation may come back to the columns.

## Advice
Three cards in four fit, so there is nearly always a move; look for the one that brings you nearer to an empty column or an ace.

## History
It is named after Albert Morehead, who wrote the best-known American book on patience together with Geoffrey Mott-Smith.`,
};

export const de: Words = {
  name: 'Morehead',
  summary: 'Wie Somerset, doch eine Karte passt auf jede Farbe außer der eigenen.',
  guide:
    'In den Reihen geht es abwärts in jeder Farbe, nur nicht auf die eigene; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: eine Karte in der ersten, in jeder weiteren eine mehr bis zu acht, und je acht in den letzten drei.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts in jeder Farbe angelegt, nur nicht auf die eigene: die Herz-Neun auf jede Zehn außer der Herz-Zehn.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Drei von vier Karten passen, ein Zug findet sich also fast immer; gesucht ist der, der einer leeren Reihe oder einem Ass näher bringt.

## Herkunft
Sie heißt nach Albert Morehead, der mit Geoffrey Mott-Smith das bekannteste amerikanische Patiencebuch schrieb.`,
};
