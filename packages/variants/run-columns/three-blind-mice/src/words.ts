import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Three Blind Mice',
  summary: 'Scorpion on ten columns, with two cards in reserve.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
Ten columns of five cards. In the last three the first three cards lie face down: the mice. The last two cards are the reserve and lie face up.

## Play
- Any face-up card may be moved, and all cards that lie on it go along, even if they are in no order.
- Columns build down in suit at their end.
- The cards of the reserve are free at any time; nothing goes back there.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.

## Advice
Nine cards are hidden, and they lie together: clear up there first.`,
};

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
