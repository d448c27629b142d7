import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Irrlicht',
  summary: 'Wie Spiderette, aber mit nur drei Karten in jeder Reihe: freundlicher.',
  rules: `Auch bekannt als Will o’ the Wisp.

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine fertige Familie verlässt die Auslage von selbst. Sind alle vier fort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu drei Karten; nur die letzte Karte jeder Reihe liegt offen. Die übrigen 31 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die letzte Karte oder eine Folge, wenn sie ganz in einer Farbe liegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge.

## Talon
Er gibt auf jede Reihe eine offene Karte, viermal, und zuletzt drei auf die ersten drei Reihen. Vorher müssen alle leeren Reihen gefüllt sein, es sei denn, es liegen weniger Karten als Reihen aus.

## Weniger Farben
Mit zwei Farben oder einer wird es viel leichter.

## Rat
Die Reihen sind kurz: Gleich am Anfang eine leeren und mit ihr die Folgen sortieren, bevor der Talon Neues bringt.

## Herkunft
Albert Morehead und Geoffrey Mott-Smith beschrieben das Irrlicht in ihrem Patiencebuch, dem Standardwerk der Mitte des 20. Jahrhunderts.`,
  actions: { deal: 'Austeilen' },
  options: { suits: { name: 'Farben', values: { 4: 'Vier', 2: 'Zwei', 1: 'Eine' } } },
  reasons: { gaps: 'Erst müssen alle leeren Reihen gefüllt werden: {piles}.' },
};
