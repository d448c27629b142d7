import type { Words } from '@patience/core';

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
