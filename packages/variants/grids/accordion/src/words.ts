import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Accordion',
  summary: 'Fifty-two cards in one row to be folded into a single pile.',
  rules: `Also known as Idle Year, Methuselah, Tower of Babel.

## Goal
Fold all cards into one single pile. You win when only one pile is left.

## Layout
All 52 cards lie face up side by side, from left to right and row by row.

## Play
- A card may go onto its left neighbour or onto the third card to its left, if the two have the same rank or the same suit.
- A pile always moves as a whole; its top card counts.
- The gap closes: all that lies to the right moves up. The last card of a line is the left neighbour of the first in the next line.

## Advice
If you take every move that comes, many piles are left. Better choose four cards of one rank early, keep them together, and play all others towards them.

## History
The row folds like the bellows of an accordion and, if you don’t take care, never closes entirely.`,
  reasons: {
    'too-far': 'A pile goes only onto its left neighbour or the third pile to its left.',
    'no-match': 'Neither rank nor suit agree.',
  },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Das Akkordeon',
  summary: 'Zweiundfünfzig Karten in einer Reihe, die sich zu einem einzigen Stapel zusammenschieben soll.',
  rules: `Auch bekannt als Harmonika.

## Ziel
Alle Karten werden zu einem einzigen Stapel zusammengeschoben. Gelingt das, ist die Patience aufgegangen.

## Auslegen
Alle 52 Karten liegen offen nebeneinander, von links nach rechts und Zeile für Zeile.

## Spielen
- Eine Karte darf auf ihre linke Nachbarin oder auf die dritte Karte links von ihr gelegt werden, wenn beide denselben Wert oder dieselbe Farbe haben.
- Ein Stapel wandert immer im Ganzen; es gilt seine oberste Karte.
- Die Lücke schließt sich: Alles rechts davon rückt auf. Die letzte Karte einer Zeile ist die linke Nachbarin der ersten in der nächsten.

## Rat
Wer nimmt, was kommt, bleibt mit vielen Stapeln sitzen. Besser früh vier Karten eines Werts aussuchen, sie zusammenhalten und alle anderen Karten zu ihnen hin spielen.

## Herkunft
Die Reihe schiebt sich zusammen wie der Balg einer Ziehharmonika und geht, wenn man nicht aufpasst, nie ganz zu.`,
  reasons: {
    'too-far': 'Ein Stapel wandert nur auf seinen linken Nachbarn oder auf den dritten Stapel links von ihm.',
    'no-match': 'Weder Wert noch Farbe stimmen überein.',
  },
  piles: { tableau: 'Stapel' },
};
