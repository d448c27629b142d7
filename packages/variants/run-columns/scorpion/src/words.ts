import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Scorpion',
  summary: 'Any face-up card may be moved, but only onto the next of its suit.',
  guide: 'Move any face-up card, with all that lies on it, onto the next higher card of its suit. King to ace in four columns wins.',
  rules: `If any card may fill an empty column, the game is called Wasp.

## Goal
Arrange the cards in four complete sequences from king to ace, each in one suit and in a column of its own. You win when all four are there.

## Layout
Deal seven columns of seven cards. In the first four columns the first three cards are face down; all others are face up. The last three cards are the stock.

## Play
- A face-up card moves together with all cards that lie on it, in sequence or not.
- Columns are built down in suit: only the eight of hearts may be placed on the nine of hearts.
- Nothing may be placed on an ace.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, with all that lies on it; in Wasp any card may.

## Stock
Once, whenever you like, deal its three cards face up to the first three columns, empty ones too.

## Advice
Only one card fits on each exposed card: look first where it lies and which cards would move with it. Beware of deadlocks, where a card lies above the one it has to be placed on.`,
  actions: { deal: 'Deal three cards' },
  options: { gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card (Wasp)' } } },
};

export const de: Words = {
  name: 'Skorpion',
  summary: 'Jede offene Karte darf verlegt werden, aber nur auf die nächste ihrer Farbe.',
  guide:
    'Jede offene Karte darf mit allem, was auf ihr liegt, auf die nächsthöhere ihrer Farbe. Vier Reihen vom König bis zum Ass gewinnen.',
  rules: `Auch bekannt als Scorpion; wenn in leere Reihen jede Karte darf, als Wespe (Wasp).

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Liegen alle vier so, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu sieben Karten. In den ersten vier liegen die ersten drei Karten verdeckt, alle anderen offen. Die letzten drei Karten sind der Talon.

## Spielen
- Eine offene Karte wird mit allen Karten verlegt, die auf ihr liegen, geordnet oder nicht.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe: Auf die Herz-Neun kommt nur die Herz-Acht.
- Auf ein Ass kommt nichts mehr.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt; in der Wespe jede Karte.

## Talon
Einmal, wann man will, gibt er seine drei Karten offen auf die ersten drei Reihen, auch auf leere.

## Rat
Zu jeder Karte am Ende einer Reihe gibt es nur eine, die passt: erst nachsehen, wo sie liegt und was mit ihr käme. Kreise vermeiden, in denen eine Karte über der liegt, auf die sie gehört.`,
  actions: { deal: 'Drei Karten geben' },
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte (Wespe)' } } },
};
