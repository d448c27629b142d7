import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Accordion',
  summary: 'Fifty-two cards in one row to be gathered into a single pile.',
  guide:
    'Place a card on the card to its left, or on the third to its left, if rank or suit is the same. Win by gathering all cards into one pile.',
  rules: `Also known as Idle Year, Methuselah and Tower of Babel.

## Goal
Gather all the cards into a single pile. You win when only one pile is left.

## Layout
All 52 cards lie face up side by side, from left to right and row by row.

## Play
- A card may be placed on the card to its left or on the third card to its left, if the two are of the same rank or suit.
- A pile always moves as a whole; only its top card counts.
- Close the gap: everything to its right moves up. The last card of a line is to the left of the first card in the next line.

## Advice
If you make every move that you can, you will be left with many piles. It is better to choose four cards of one rank early, keep them together, and play all others towards them.

## History
The row folds like the bellows of an accordion and, if you don’t take care, never quite closes.`,
  reasons: {
    'too-far': 'A pile may be placed only on the pile to its left or the third pile to its left.',
    'no-match': 'Neither the rank nor the suit matches.',
  },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Das Akkordeon',
  summary: 'Zweiundfünfzig Karten in einer Reihe, die sich zu einem einzigen Stapel zusammenschieben soll.',
  guide:
    'Eine Karte passt auf ihre linke Nachbarin oder auf die dritte Karte links von ihr, wenn Wert oder Farbe gleich ist. Das Ziel: alle Karten in einem einzigen Stapel.',
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
