import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Spiderette',
  summary: 'A small Spider: one deck, seven columns, short and tricky.',
  guide:
    'Build the columns down in any suit; only runs of one suit move together. Four complete sequences from king to ace, each in one suit, win.',
  rules: `## Goal
Build four complete sequences from king to ace in the columns, each in one suit. A complete sequence is moved to the foundations automatically. You win when all four are there.

## Layout
Deal seven columns, one card in the first, seven in the last; only the last card of each is face up. The other 24 cards are the stock.

## Play
- Columns are built down regardless of suit.
- The exposed card of a column is available. Cards in sequence move together if they are of one suit.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- Nothing may be placed on an ace.

## Stock
Deal a face-up card to each column, three times in all; the last three cards go to the first three columns. Empty columns must be filled first, unless there are fewer cards on the table than columns.

## Fewer suits
Two suits or one make it much easier: then there are two or four of each card. With two suits these are hearts and spades, with one it is spades.

## Advice
Before each deal sort as much as you can into suits. An empty column is worth more than a long mixed run.`,
  actions: { deal: 'Deal a row' },
  options: { suits: { name: 'Suits', values: { 4: 'Four', 2: 'Two', 1: 'One' } } },
};

export const de: Words = {
  name: 'Spiderette',
  summary: 'Die kleine Spider: ein Kartenspiel, sieben Reihen, kurz und tückisch.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; gemeinsam bewegt werden nur Folgen einer Farbe. Vier Folgen vom König bis zum Ass gewinnen.',
  rules: `## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine vollständige Familie verlässt die Auslage von selbst. Sind alle vier fort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben; nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die freie Karte einer Reihe. Karten, die in derselben Farbe in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge.
- In den Reihen kommt auf ein Ass nichts mehr.

## Talon
Er gibt auf jede Reihe eine offene Karte, dreimal, und zuletzt drei auf die ersten drei Reihen. Vorher müssen alle leeren Reihen gefüllt sein, es sei denn, es liegen weniger Karten als Reihen aus.

## Weniger Farben
Mit zwei Farben oder einer wird es viel leichter: Dann kommt jede Karte zweimal oder viermal vor. Mit zwei Farben sind es Herz und Pik, mit einer ist es Pik.

## Rat
Vor jedem Geben erst alles in eine Farbe bringen, was sich bringen lässt. Eine leere Reihe ist mehr wert als eine lange gemischte Folge.`,
  actions: { deal: 'Lage geben' },
  options: { suits: { name: 'Farben', values: { 4: 'Vier', 2: 'Zwei', 1: 'Eine' } } },
};
