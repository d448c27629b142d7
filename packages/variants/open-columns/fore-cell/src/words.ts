import type { Words } from '@patience/core';

export const en: Words = {
  name: 'ForeCell',
  summary: 'FreeCell’s forerunner: the cells are full, and only kings fill empty columns.',
  guide: 'Build the columns down and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal 48 cards face up in eight columns of six; the last four fill the four cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in alternating colours or, as an option, in suit.
- Each cell, once it is free, holds any one card.
- Only a king may fill an empty column.
- No card comes back from the foundations.
- A run may be moved in one go if there are enough empty cells.

## Advice
At first there is no free place: all you can do is move from column to column and out of the cells. When columns are built in suit, few deals can be won.

## History
The game comes from Sweden and has been known since 1945, long before FreeCell.`,
  options: { build: { name: 'Building', values: { alternate: 'In alternating colours', same: 'In suit' } } },
};

export const de: Words = {
  name: 'ForeCell',
  summary: 'Die Vorläuferin von FreeCell: Die Zellen sind voll, und nur Könige füllen Lücken.',
  guide: 'In den Reihen geht es abwärts; auf den Familien vom Ass aufwärts, in einer Farbe. In eine leere Reihe darf nur ein König.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
48 Karten liegen offen in acht Reihen zu sechs, die letzten vier in den vier Zellen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt oder, wenn so gewählt, in derselben Farbe.
- Jede Zelle nimmt eine beliebige Karte auf, sobald sie frei ist.
- In eine leere Reihe darf nur ein König.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn genug freie Zellen da sind.

## Rat
Am Anfang ist kein Platz frei: Zuerst zählen nur Züge von Reihe zu Reihe und aus den Zellen. In einer Farbe geht es nur selten auf.

## Herkunft
Das Spiel kommt aus Schweden und ist seit 1945 belegt, lange vor FreeCell.`,
  options: { build: { name: 'Angelegt wird', values: { alternate: 'Im Wechsel', same: 'In einer Farbe' } } },
};
