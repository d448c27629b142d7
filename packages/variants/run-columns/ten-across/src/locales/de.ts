import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Ten Across',
  summary: 'Zehn Reihen, zur Mitte hin immer mehr verdeckt, und zwei Kellerplätze.',
  rules: `## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Dann ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu fünf Karten. Die beiden äußeren liegen ganz offen; nach innen liegt in jeder Reihe eine Karte mehr verdeckt, in den beiden mittleren vier. Die letzten beiden Karten liegen auf den zwei Kellerplätzen.

## Spielen
- Jede offene Karte darf bewegt werden, und alle Karten, die auf ihr liegen, gehen mit, auch wenn sie keine Ordnung haben.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe.
- Jeder Kellerplatz nimmt eine beliebige einzelne Karte auf.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.

## Rat
Die Kellerplätze bald freispielen. Dann nur nutzen, um einen Kreis aufzulösen, in dem zwei Karten aufeinander warten.`,
};
