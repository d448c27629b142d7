import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Diamond Mine',
  summary: 'Thirteen columns hide the diamonds: bring them to the one foundation, then put the other suits in order.',
  guide:
    'Columns are built down regardless of suit, but diamonds go only to the foundation. At the end each other suit lies in order in its own column.',
  rules: `## Goal
Bring all thirteen diamonds to the foundation, and put each of the other suits in order in a column of its own, from king to ace. Then you win.

## Layout
Deal all cards into thirteen columns of four, three face down and the last one face up. There is one foundation, for the diamonds.

## Play
- Any diamond may begin the foundation. It is built up, and an ace follows a king.
- A diamond moves only to the foundation, and in the columns no card may be placed on one.
- The other cards are built down in the columns regardless of suit, and a run may be moved as a unit.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column, but no diamond.

## Advice
Which diamond begins is the main decision: wait until you know where the others are. Empty columns are needed at the end to sort the suits.`,
  reasons: {
    'diamond-moves': 'A diamond moves only to the foundation.',
    'on-diamond': 'No card may be placed on a diamond.',
    'only-diamonds': 'Only diamonds go to the foundation.',
  },
};

export const de: Words = {
  name: 'Diamantenmine',
  summary: 'In dreizehn Reihen stecken die Karos: sie auf eine Familie bringen und die übrigen Farben ordnen.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; Karos gehen nur auf die Familie. Am Ende liegt jede andere Farbe geordnet in einer Reihe.',
  rules: `Auch bekannt als Diamond Mine.

## Ziel
Alle dreizehn Karos kommen auf die Familie, und jede der drei anderen Farben liegt geordnet in einer eigenen Reihe, vom König bis zum Ass. Dann ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen in dreizehn Reihen zu vier, drei verdeckt und die letzte offen. Es gibt eine einzige Familie, für Karo.

## Spielen
- Mit jedem Karo darf die Familie beginnen. Es geht aufwärts, und nach dem König folgt das Ass.
- Ein Karo geht nur auf die Familie, und in den Reihen wird auf ein Karo nichts gelegt.
- Die übrigen Karten werden in den Reihen abwärts angelegt, gleich in welcher Farbe; eine Folge wird gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge, nur kein Karo.

## Rat
Womit die Familie beginnt, ist die wichtigste Entscheidung: warten, bis zu sehen ist, wo die anderen Karos stecken. Leere Reihen braucht man am Schluss, um die Farben zu ordnen.`,
  reasons: {
    'diamond-moves': 'Ein Karo geht nur auf die Familie.',
    'on-diamond': 'Auf ein Karo wird nichts gelegt.',
    'only-diamonds': 'Auf die Familie kommt nur Karo.',
  },
};
