import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Ten Across',
  summary: 'Ten columns, more and more hidden towards the middle, and two cells.',
  rules: `## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
Ten columns of five cards. The two at the edges lie face up; inwards each column hides one card more, the two in the middle four. The last two cards lie in the two cells.

## Play
- Any face-up card may be moved, and all cards that lie on it go along, even if they are in no order.
- Columns build down in suit at their end.
- Each cell holds any single card.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.

## Advice
Free the cells early. Then use them only to break a circle, in which two cards wait for each other.`,
};

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
