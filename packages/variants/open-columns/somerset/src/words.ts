import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Somerset',
  summary: 'All cards are face up in ten columns of unequal length, and move one at a time.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards face up into ten columns: one card in the first, one more in each of the next up to eight, and eight in each of the last three.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in alternating colours: a red nine on a black ten.
- Any card may fill an empty column.
- The top card of a foundation may come back to the columns.

## Advice
The first columns are soon empty, and each empty column is a place for one card. Fill it only when you see how to empty it again.`,
};

export const de: Words = {
  name: 'Somerset',
  summary: 'Alle Karten liegen offen in zehn verschieden langen Reihen und werden einzeln verlegt.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: eine Karte in der ersten, in jeder weiteren eine mehr bis zu acht, und je acht in den letzten drei.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die ersten Reihen sind bald leer, und jede leere Reihe ist ein Platz für eine Karte. Belegt wird sie erst, wenn zu sehen ist, wie sie wieder frei wird.`,
};
