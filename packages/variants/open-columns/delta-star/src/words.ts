import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Delta Star',
  summary: 'Alpha Star, one card at a time: twelve face-up columns of four, built down in suit.',
  guide: 'Build the columns down in suit, and the aces up in suit. Cards move one at a time; any card fills an empty column.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into twelve columns of four.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Advice
A run that you build can be moved again only through empty columns. Build it where it can stay until its cards go to the foundation.`,
};

export const de: Words = {
  name: 'Delta Star',
  summary: 'Alpha Star mit einzelnen Karten: zwölf offene Reihen zu vier, in derselben Farbe angelegt.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe, auf den Assen aufwärts. Die Karten werden einzeln verlegt; in eine leere Reihe darf jede.',
  rules: `## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in zwölf Reihen zu vier.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- In eine leere Reihe darf jede Karte.
- Von den Familien kommt keine Karte zurück.

## Rat
Eine Folge lässt sich nur über leere Reihen wieder verlegen. Darum dort aufbauen, wo sie liegen bleiben kann, bis ihre Familie sie holt.`,
};
