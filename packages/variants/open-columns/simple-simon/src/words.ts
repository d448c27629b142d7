import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Simple Simon',
  summary: 'Spider with a single deck, all cards face up.',
  guide:
    'Build the columns down in any suit; only runs of one suit move together. Four complete sequences from king to ace, each in one suit, win.',
  rules: `## Goal
Build four complete sequences from king to ace in the columns, each in one suit. A complete sequence is moved to the foundations automatically. You win when all four are there.

## Layout
All cards are dealt face up into ten columns: eight in each of the first three, then seven, six and so on down to one.

## Play
- Columns are built down regardless of suit.
- The exposed card of a column is available. Cards in sequence move together if they are of one suit.
- Any card or run may fill an empty column.
- Nothing may be placed on an ace.

## Advice
Build in suit whenever you can: a mixed run can be moved only card by card. The short columns are soon empty; use them for sorting.`,
};

export const de: Words = {
  name: 'Simple Simon',
  summary: 'Spider mit einem einzigen Kartenspiel, und alles liegt offen.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; gemeinsam bewegt werden nur Folgen einer Farbe. Vier Folgen vom König bis zum Ass gewinnen.',
  rules: `## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine vollständige Familie verlässt die Auslage von selbst. Sind alle vier fort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: acht in jeder der ersten drei, dann sieben, sechs und so fort bis zu einer.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die freie Karte einer Reihe. Karten, die in derselben Farbe in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte und jede Folge.
- In den Reihen kommt auf ein Ass nichts mehr.

## Rat
So oft wie möglich in derselben Farbe anlegen: Was gemischt liegt, lässt sich nur einzeln wieder lösen. Die kurzen Reihen sind bald leer; mit ihnen sortieren.`,
};
