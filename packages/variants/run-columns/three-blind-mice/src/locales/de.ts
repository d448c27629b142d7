import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Drei blinde Mäuse',
  summary: 'Der Skorpion auf zehn Reihen, mit zwei Karten in Reserve.',
  rules: `Auch bekannt als Three Blind Mice.

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Dann ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu fünf Karten. In den letzten drei liegen die ersten drei Karten verdeckt: die Mäuse. Die letzten beiden Karten sind die Reserve und liegen offen.

## Spielen
- Jede offene Karte darf bewegt werden, und alle Karten, die auf ihr liegen, gehen mit, auch wenn sie keine Ordnung haben.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe.
- Die Karten der Reserve sind jederzeit frei; dorthin zurück kommt keine.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.

## Rat
Neun Karten sind verdeckt, und sie liegen beisammen: zuerst dort aufräumen.`,
};
