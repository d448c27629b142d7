import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Seahaven Towers',
  summary: 'Ten short columns built in suit, and four cells.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace.',
  rules: `Also known as Seahaven.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal 50 cards face up in ten columns of five; the last two go to the middle two of the four cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in suit.
- Each cell holds any one card.
- Only a king may fill an empty column or, as an option, any card.
- No card comes back from the foundations.
- A run may be moved in one go if there are enough empty cells. Empty columns count too where any card may fill them.

## Advice
A column of five is soon cleared. But an empty column is worth nothing without a king at hand: look for the king first.`,
  options: { gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card' } } },
};

export const de: Words = {
  name: 'Seahaven Towers',
  summary: 'Zehn kurze Reihen, vier Zellen, angelegt wird in derselben Farbe.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `Auch bekannt als Seahaven.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
50 Karten liegen offen in zehn Reihen zu fünf, die letzten beiden in den mittleren von vier Zellen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- In den Reihen wird abwärts in derselben Farbe angelegt.
- Jede Zelle nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur ein König oder, wenn so gewählt, jede Karte.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn genug freie Zellen da sind. Leere Reihen zählen mit, wenn jede Karte sie füllen darf.

## Rat
Fünf Karten sind schnell abgeräumt. Aber ohne einen König, der bereitliegt, nützt die leere Reihe nichts: erst den König suchen.`,
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte' } } },
};
