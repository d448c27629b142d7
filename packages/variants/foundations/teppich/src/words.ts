import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Carpet',
  summary: 'Twenty cards make a carpet, from which you build on the aces.',
  rules: `## Goal
Build up in suit on the four aces to the kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out. Twenty face-up cards, four rows of five, make the carpet. The other 28 cards are the stock.

## Play
- All cards of the carpet and the top of the waste are available. They go to the aces; nothing is built anywhere else.
- The top card of the waste may fill a gap in the carpet whenever you like. No gap has to be filled.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
Leave gaps open until a low card comes. High cards stay on the waste as long as they can.

## History
An old patience that has its name from its picture everywhere: Le Tapis in French, Teppich in German.`,
  actions: { turn: 'Turn the stock' },
  piles: { cell: 'carpet' },
};

export const de: Words = {
  name: 'Teppich',
  summary: 'Zwanzig Karten bilden einen Teppich, der Karte für Karte auf die Asse kommt.',
  rules: `## Ziel
Auf die vier Asse wachsen die Familien in derselben Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden herausgelegt. Zwanzig offene Karten, vier Zeilen zu fünf, bilden den Teppich. Die übrigen 28 Karten sind der Talon.

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
