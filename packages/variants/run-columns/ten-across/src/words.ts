import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Ten Across',
  summary: 'Ten columns with more cards face down towards the middle, and two cells.',
  guide: 'Move any face-up card, with all that lies on it, onto the next higher card of its suit. King to ace in four columns wins.',
  rules: `## Goal
Arrange the cards in four complete sequences from king to ace, each in one suit and in a column of its own. You win when all four are there.

## Layout
Deal ten columns of five cards. The two outer columns are face up; towards the middle each column has one more card face down, up to four. The last two cards go to the two cells.

## Play
- A face-up card moves together with all cards that lie on it, in sequence or not.
- Columns are built down in suit.
- Each cell holds any one card.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.
- Nothing may be placed on an ace.

## Advice
Free the cells early. Then use them only to break a deadlock.`,
};

export const de: Words = {
  name: 'Ten Across',
  summary: 'Zehn Reihen, zur Mitte hin immer mehr verdeckt, und zwei Zellen.',
  guide:
    'Jede offene Karte darf mit allem, was auf ihr liegt, auf die nächsthöhere ihrer Farbe. Vier Reihen vom König bis zum Ass gewinnen.',
  rules: `## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Liegen alle vier so, ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu fünf Karten. Die beiden äußeren liegen ganz offen; nach innen liegt in jeder Reihe eine Karte mehr verdeckt, in den beiden mittleren vier. Die letzten beiden Karten liegen in den zwei Zellen.

## Spielen
- Eine offene Karte wird mit allen Karten verlegt, die auf ihr liegen, geordnet oder nicht.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe.
- Jede Zelle nimmt eine beliebige einzelne Karte auf.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.
- In den Reihen kommt auf ein Ass nichts mehr.

## Rat
Die Zellen bald freispielen. Dann nur nutzen, um einen Kreis aufzulösen, in dem zwei Karten aufeinander warten.`,
};
