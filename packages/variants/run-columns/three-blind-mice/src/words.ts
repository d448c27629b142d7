import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Three Blind Mice',
  summary: 'Scorpion with ten columns and two cards in reserve.',
  guide: 'Move any face-up card, with all that lies on it, onto the next higher card of its suit. King to ace in four columns wins.',
  rules: `## Goal
Arrange the cards in four complete sequences from king to ace, each in one suit and in a column of its own. You win when all four are there.

## Layout
Deal ten columns of five cards. In the last three columns the first three cards are face down: the mice. The last two cards, face up, are the reserve.

## Play
- A face-up card moves together with all cards that lie on it, in sequence or not.
- Columns are built down in suit.
- The cards of the reserve are available. No card may be placed there.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it.
- Nothing may be placed on an ace.

## Advice
Nine cards are hidden, all in the same place: start there.`,
};

export const de: Words = {
  name: 'Drei blinde Mäuse',
  summary: 'Der Skorpion auf zehn Reihen, mit zwei Karten in Reserve.',
  guide:
    'Jede offene Karte darf mit allem, was auf ihr liegt, auf die nächsthöhere ihrer Farbe. Vier Reihen vom König bis zum Ass gewinnen.',
  rules: `Auch bekannt als Three Blind Mice.

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Liegen alle vier so, ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu fünf Karten. In den letzten drei liegen die ersten drei Karten verdeckt: die Mäuse. Die letzten beiden Karten sind die Reserve und liegen offen.

## Spielen
- Eine offene Karte wird mit allen Karten verlegt, die auf ihr liegen, geordnet oder nicht.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe.
- Die Karten der Reserve sind jederzeit frei; dorthin zurück kommt keine.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.
- In den Reihen kommt auf ein Ass nichts mehr.

## Rat
Neun Karten sind verdeckt, und sie liegen beisammen: zuerst dort aufräumen.`,
};
