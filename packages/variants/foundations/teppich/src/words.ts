import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Carpet',
  summary: 'Twenty cards form a carpet, from which you build up the four aces.',
  guide: 'Build the aces up in suit, from the carpet and the waste. Fill gaps in the carpet from the waste, if you like.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out. Twenty face-up cards, four rows of five, form the carpet. The other 28 cards are the stock.

## Play
- All cards of the carpet and the top card of the waste are available. They may be played only to the foundations; there is no other building.
- The top card of the waste may fill a gap in the carpet whenever you like. You need not fill a gap.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Leave gaps open until a low card comes. Leave high cards on the waste as long as you can.

## History
An old patience that is named after its layout in every language: Le Tapis in French, Teppich in German.`,
  actions: { turn: 'Turn the stock' },
  piles: { cell: 'carpet' },
};

export const de: Words = {
  name: 'Teppich',
  summary: 'Zwanzig Karten bilden einen Teppich, der Karte für Karte auf die Asse kommt.',
  guide:
    'Auf den Assen geht es aufwärts in einer Farbe, aus dem Teppich und von der Ablage. Lücken im Teppich füllt man von der Ablage, wann man will.',
  rules: `## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden herausgelegt. Zwanzig offene Karten, vier Zeilen zu fünf, bilden den Teppich. Die übrigen 28 Karten sind der Talon.

## Spielen
- Frei sind alle Karten des Teppichs und die oberste Karte der Ablage. Sie kommen auf die Asse; angelegt wird sonst nirgends.
- In eine Lücke des Teppichs darf die oberste Karte der Ablage, wann man will. Keine Lücke muss gefüllt werden.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Lücken offen lassen, bis eine niedrige Karte kommt. Hohe Karten bleiben auf der Ablage, solange es geht.

## Herkunft
Eine alte Patience, die überall nach ihrem Bild heißt: im Französischen Le Tapis, im Englischen Carpet.`,
  actions: { turn: 'Umschlagen' },
  piles: { cell: 'Teppich' },
};
