import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Alpha Star',
  summary: 'Twelve face-up columns of four cards, built down in suit; runs move together.',
  guide: 'Build the columns down in suit, and the aces up in suit. Cards in sequence move together; any card or run fills an empty column.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into twelve columns of four.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts. Cards in sequence move together.
- Any card or run may fill an empty column.
- No card comes back from the foundations.

## Advice
Each card fits on one other card only. Find the twos and threes first, and see which column they let you clear.`,
};

export const de: Words = {
  name: 'Alpha Star',
  summary: 'Zwölf offene Reihen zu vier Karten, in gleicher Farbe angelegt; Folgen werden gemeinsam verlegt.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe, auf den Assen aufwärts. Folgen werden gemeinsam verlegt; in eine leere Reihe darf jede Karte oder Folge.',
  rules: `## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in zwölf Reihen zu vier.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Von den Familien kommt keine Karte zurück.

## Rat
Jede Karte passt nur auf eine einzige andere. Zuerst die Zweien und Dreien suchen und sehen, welche Reihe sich mit ihnen leeren lässt.`,
};
