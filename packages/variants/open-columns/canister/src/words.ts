import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Canister',
  summary: 'Eight face-up columns, built down regardless of suit; runs of any length move together.',
  guide: 'Build the columns down regardless of suit, and the foundations up in suit from the ace. Any card or run fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards face up into eight columns: seven in each of the four in the middle, six in each of the others.

## Play
- Columns are built down regardless of suit: any nine on any ten.
- Cards in sequence move together, as many as you like.
- Any card or run may fill an empty column.
- No card comes back from the foundations.

## Advice
Long runs are easy to move, so build few and long ones, and first dig out the columns in which the aces are buried. A run covers cards of all suits: keep the low cards free.`,
};

export const de: Words = {
  name: 'Canister',
  summary: 'Acht offene Reihen, in denen es auf die Farbe nicht ankommt; Folgen werden gemeinsam verlegt, wie lang sie auch sind.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. Jede Karte oder Folge füllt eine leere Reihe.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in acht Reihen: sieben in den vier mittleren, sechs in den anderen.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: jede Neun auf jede Zehn.
- Karten, die in Folge liegen, werden gemeinsam verlegt, so viele man will.
- In eine leere Reihe darf jede Karte oder Folge.
- Von den Familien kommt keine Karte zurück.

## Rat
Lange Folgen lassen sich leicht verlegen: lieber wenige lange bilden und zuerst die Reihen abtragen, in denen Asse vergraben sind. Eine Folge deckt Karten aller Farben zu, darum die niedrigen frei halten.`,
};
