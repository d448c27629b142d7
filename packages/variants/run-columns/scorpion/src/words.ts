import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Scorpion',
  summary: 'Any face-up card may wander, but only onto the next of its suit.',
  rules: `Also known as Wasp when any card may fill an empty column.

## Goal
Build four families within the columns, each in one suit from king to ace and in a column of its own. Then you have won.

## Layout
Seven columns of seven cards. In the first four the first three cards lie face down, all others face up. The last three cards are the stock.

## Play
- Any face-up card may be moved, and all cards that lie on it go along, even if they are in no order.
- Columns build down in suit at their end: on the nine of hearts goes only the eight of hearts.
- Nothing goes on an ace.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it; in Wasp any card may.

## Stock
At any time it may deal its three cards to the first three columns.

## Advice
For each card at the end of a column there is only one that fits: look first where it lies and what would come along. Beware of circles, in which a card lies on top of the one it belongs on.`,
  actions: { deal: 'Deal three cards' },
  options: { gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card (Wasp)' } } },
};

export const de: Words = {
  name: 'Skorpion',
  summary: 'Jede offene Karte darf wandern, aber nur auf die nächste ihrer Farbe.',
  rules: `Auch bekannt als Scorpion; wenn in leere Reihen jede Karte darf, als Wespe (Wasp).

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Dann ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu sieben Karten. In den ersten vier liegen die ersten drei Karten verdeckt, alle anderen offen. Die letzten drei Karten sind der Talon.

## Spielen
- Jede offene Karte darf bewegt werden, und alle Karten, die auf ihr liegen, gehen mit, auch wenn sie keine Ordnung haben.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe: Auf die Herz-Neun kommt nur die Herz-Acht.
- Auf ein Ass kommt nichts mehr.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt; in der Wespe jede Karte.

## Talon
Jederzeit darf er seine drei Karten auf die ersten drei Reihen geben.

## Rat
Zu jeder Karte am Ende einer Reihe gibt es nur eine, die passt: erst nachsehen, wo sie liegt und was mit ihr käme. Kreise vermeiden, in denen eine Karte über der liegt, auf die sie gehört.`,
  actions: { deal: 'Drei Karten geben' },
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte (Wespe)' } } },
};
