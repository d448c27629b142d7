import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Will o’ the Wisp',
  summary: 'Like Spiderette, but easier: three cards in each column.',
  guide:
    'Build the columns down in any suit; only runs of one suit move together. Four complete sequences from king to ace, each in one suit, win.',
  rules: `## Goal
Build four complete sequences from king to ace in the columns, each in one suit. A complete sequence is moved to the foundations automatically. You win when all four are there.

## Layout
Deal seven columns of three cards; only the last card of each is face up. The other 31 cards are the stock.

## Play
- Columns are built down regardless of suit.
- The exposed card of a column is available. Cards in sequence move together if they are of one suit.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- Nothing may be placed on an ace.

## Stock
Deal a face-up card to each column, four times in all; the last three cards go to the first three columns. Empty columns must be filled first, unless there are fewer cards on the table than columns.

## Fewer suits
Two suits (hearts and spades) or one (spades) make it much easier.

## Advice
The columns are short: clear one at once and use it to sort the runs before you deal again.

## History
Albert Morehead and Geoffrey Mott-Smith describe it in their book of patience, the standard work of the mid-twentieth century.`,
  actions: { deal: 'Deal a row' },
  options: { suits: { name: 'Suits', values: { 4: 'Four', 2: 'Two', 1: 'One' } } },
};

export const de: Words = {
  name: 'Irrlicht',
  summary: 'Wie Spiderette, aber mit nur drei Karten in jeder Reihe: freundlicher.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; gemeinsam bewegt werden nur Folgen einer Farbe. Vier Folgen vom König bis zum Ass gewinnen.',
  rules: `Auch bekannt als Will o’ the Wisp.

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine vollständige Familie verlässt die Auslage von selbst. Sind alle vier fort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu drei Karten; nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 31 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die freie Karte einer Reihe. Karten, die in derselben Farbe in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge.
- In den Reihen kommt auf ein Ass nichts mehr.

## Talon
Er gibt auf jede Reihe eine offene Karte, viermal, und zuletzt drei auf die ersten drei Reihen. Vorher müssen alle leeren Reihen gefüllt sein, es sei denn, es liegen weniger Karten als Reihen aus.

## Weniger Farben
Mit zwei Farben (Herz und Pik) oder einer (Pik) wird es viel leichter.

## Rat
Die Reihen sind kurz: Gleich am Anfang eine leeren und mit ihr die Folgen sortieren, bevor der Talon Neues bringt.

## Herkunft
Albert Morehead und Geoffrey Mott-Smith beschrieben das Irrlicht in ihrem Patiencebuch, dem Standardwerk der Mitte des 20. Jahrhunderts.`,
  actions: { deal: 'Lage geben' },
  options: { suits: { name: 'Farben', values: { 4: 'Vier', 2: 'Zwei', 1: 'Eine' } } },
};
