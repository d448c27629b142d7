import type { Words } from '@patience/core';

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
