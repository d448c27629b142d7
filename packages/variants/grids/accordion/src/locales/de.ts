import type { Words } from '@patience/core';

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
