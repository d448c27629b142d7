import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Teppich',
  summary: 'Zwanzig Karten bilden einen Teppich, der Karte für Karte auf die Asse wandert.',
  rules: `## Ziel
Auf die vier Asse wachsen die Familien in ihrer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden herausgelegt. Zwanzig offene Karten, vier Reihen zu fünf, bilden den Teppich. Die übrigen 28 Karten sind der Talon.

## Spielen
- Frei sind alle Karten des Teppichs und die oberste Karte der Ablage. Sie kommen auf die Asse; angelegt wird sonst nirgends.
- In eine Lücke des Teppichs darf die oberste Karte der Ablage, wann man will. Keine Lücke muss gefüllt werden.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Lücken offen lassen, bis eine niedrige Karte kommt. Hohe Karten bleiben auf der Ablage, solange es geht.

## Herkunft
Eine alte Patience, die überall nach ihrem Bild heißt: im Französischen Le Tapis, im Englischen Carpet.`,
  actions: { turn: 'Umschlagen' },
  piles: { cell: 'Teppich' },
};
