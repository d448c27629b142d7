import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Spiderette',
  summary: 'Spider’s little sister: one pack, seven columns, short and tricky.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all four are gone, you have won.

## Layout
Seven columns, one card in the first, seven in the last; only the end card of each lies face up. The other 24 cards are the stock.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- A face-down card is turned up as soon as it is exposed.
- An empty column takes any card and any run.

## Stock
It deals a face-up card to each column, three times, and at last three to the first three columns. Empty columns must be filled first, unless there are fewer cards on the table than columns.

## Fewer suits
Two suits or one make it much easier: then there are two or four of each card.

## Advice
Before each deal bring into suit whatever you can. An empty column is worth more than a long mixed run.`,
  actions: { deal: 'Deal a row' },
  options: { suits: { name: 'Suits', values: { 4: 'Four', 2: 'Two', 1: 'One' } } },
  reasons: { gaps: 'Fill all empty columns first: {piles}.' },
};

export const de: Words = {
  name: 'Spiderette',
  summary: 'Die kleine Spider: ein Kartenspiel, sieben Reihen, kurz und tückisch.',
  rules: `## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine fertige Familie verlässt die Auslage von selbst. Sind alle vier fort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben; nur die letzte Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die letzte Karte oder eine Folge, wenn sie ganz in einer Farbe liegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge.

## Talon
Er gibt auf jede Reihe eine offene Karte, dreimal, und zuletzt drei auf die ersten drei Reihen. Vorher müssen alle leeren Reihen gefüllt sein, es sei denn, es liegen weniger Karten als Reihen aus.

## Weniger Farben
Mit zwei Farben oder einer wird es viel leichter: Dann kommt jede Karte zweimal oder viermal vor.

## Rat
Vor jedem Geben erst alles in eine Farbe bringen, was sich bringen lässt. Eine leere Reihe ist mehr wert als eine lange gemischte Folge.`,
  actions: { deal: 'Austeilen' },
  options: { suits: { name: 'Farben', values: { 4: 'Vier', 2: 'Zwei', 1: 'Eine' } } },
  reasons: { gaps: 'Erst müssen alle leeren Reihen gefüllt werden: {piles}.' },
};
