import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Eight Off',
  summary: 'Eight cells, four of them full from the start: nearly every deal can be won.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal 48 cards face up in eight columns of six; the last four go to four of the eight cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in suit.
- Each cell holds any one card.
- Only a king may fill an empty column or, as an option, any card.
- No card comes back from the foundations.
- A run may be moved in one go if there are enough empty cells. Empty columns count too where any card may fill them.

## Advice
Eight cells tempt you to fill them. Clearing a whole column and putting a king there is worth more than one more free cell.

## History
Eight Off is older than FreeCell: it is found in books of patience from the middle of the twentieth century.`,
  options: { gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card' } } },
};

export const de: Words = {
  name: 'Eight Off',
  summary: 'Acht Zellen, vier davon schon belegt: fast jedes Spiel geht auf.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
48 Karten liegen offen in acht Reihen zu sechs, die letzten vier in den ersten vier von acht Zellen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- In den Reihen wird abwärts in derselben Farbe angelegt.
- Jede Zelle nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur ein König oder, wenn so gewählt, jede Karte.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn genug freie Zellen da sind. Leere Reihen zählen mit, wenn jede Karte sie füllen darf.

## Rat
Acht Plätze verleiten zum Ablegen. Wer zuerst eine Reihe ganz abräumt und einen König hineinlegt, gewinnt mehr als mit einem weiteren Platz.

## Herkunft
Eight Off ist älter als FreeCell und steht schon in Patiencebüchern aus der Mitte des 20. Jahrhunderts.`,
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte' } } },
};
