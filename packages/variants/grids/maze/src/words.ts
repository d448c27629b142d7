import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Maze',
  summary: 'Without kings, 48 cards in six rows: move them through six gaps until the four suits follow each other.',
  guide:
    'Fill a gap with the card that follows the card on its left, or comes before the card on its right. Win by ordering all suits, ace to queen. An ace follows any queen.',
  rules: `## Goal
Put all 48 cards in order, row by row: each suit from ace to queen, one after the other, in whatever order of the suits. You win when every card follows the one before it; where the gaps are doesn’t matter.

## Layout
Deal all cards face up in six rows of nine places; the last places of the first two rows stay empty. Then discard the kings, so that there are six gaps.

## Play
- Any card may fill a gap if it is the next in suit after the card on the left, or the one before the card on the right.
- An ace may also go to the right of any queen, and a queen to the left of any ace.
- An ace may always go to the first place of the first row, a queen to the last place of the last row.
- The rows are one long line: the first place of a row comes after the last place of the row above.

## Advice
Watch the six gaps: a gap between cards that nothing can join is lost until one of its neighbours moves. Let the suits follow each other as they already lie.`,
  reasons: { 'not-next': 'The card must follow its left neighbour or come before its right one.' },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Irrgarten',
  summary: 'Ohne Könige, 48 Karten in sechs Zeilen: durch sechs Lücken wandern sie, bis die vier Farben aufeinander folgen.',
  guide:
    'In eine Lücke kommt die Karte, die auf ihre linke Nachbarin folgt oder der rechten vorangeht. Das Ziel: alle Farben der Reihe nach, vom Ass bis zur Dame. Ein Ass folgt auf jede Dame.',
  rules: `Auch bekannt als Maze.

## Ziel
Alle 48 Karten kommen Zeile für Zeile in Ordnung: jede Farbe vom Ass bis zur Dame, eine nach der anderen, gleich in welcher Reihenfolge. Folgt jede Karte auf die vor ihr, ist die Patience aufgegangen; wo die Lücken sind, zählt nicht.

## Auslegen
Alle Karten liegen offen in sechs Zeilen zu neun Plätzen; die letzten Plätze der beiden oberen Zeilen bleiben leer. Dann werden die Könige abgelegt, so dass es sechs Lücken gibt.

## Spielen
- In eine Lücke darf eine Karte, die in ihrer Farbe auf die linke Nachbarin folgt oder der rechten unmittelbar vorangeht.
- Ein Ass darf auch rechts neben jede Dame, eine Dame links neben jedes Ass.
- Auf den ersten Platz der ersten Zeile darf immer ein Ass, auf den letzten der letzten immer eine Dame.
- Die Zeilen sind eine einzige lange Reihe: Nach dem letzten Platz einer Zeile kommt der erste der nächsten.

## Rat
Auf die sechs Lücken achten: Eine zwischen Karten, zu denen nichts passt, ist verloren, bis eine Nachbarin wandert. Die Farben so aufeinander folgen lassen, wie sie schon liegen.`,
  reasons: { 'not-next': 'Die Karte muss auf die linke Nachbarin folgen oder der rechten vorangehen.' },
  piles: { tableau: 'Platz' },
};
