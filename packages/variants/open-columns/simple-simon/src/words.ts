import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Simple Simon',
  summary: 'Spider with a single pack, all of it in sight.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all four are gone, you have won.

## Layout
All cards are dealt face up into ten columns: eight in each of the first three, then seven, six and so on down to one.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- An empty column takes any card and any run.

## Advice
Build in suit whenever you can: what lies mixed comes apart only card by card. The short columns are soon empty; sort with them.`,
};

export const de: Words = {
  name: 'Simple Simon',
  summary: 'Spider mit einem einzigen Kartenspiel, und alles liegt offen.',
  rules: `## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine fertige Familie verlässt die Auslage von selbst. Sind alle vier fort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: acht in jeder der ersten drei, dann sieben, sechs und so fort bis zu einer.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die letzte Karte oder eine Folge, wenn sie ganz in einer Farbe liegt.
- In eine leere Reihe darf jede Karte und jede Folge.

## Rat
So oft wie möglich in derselben Farbe anlegen: Was gemischt liegt, lässt sich nur einzeln wieder lösen. Die kurzen Reihen sind bald leer; mit ihnen sortieren.`,
};
