import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Rainbow',
  summary: 'Canfield in all colours: any nine fits any ten, but the stock comes only once.',
  rules: `## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Thirteen cards form the reserve, of which only the top one is seen. The next card is the first base: its rank holds for all four. Four face-up cards begin the columns, and the other 34 are the stock.

## Play
- Columns build down whatever the suit; a king goes on an ace.
- Between columns, a column always moves as a whole; its end card alone may go to a foundation.
- The top card of the reserve is always available.
- A gap is filled from the reserve at once. When that is used up, the top card of the waste may fill it whenever you like.
- Turn the stock card by card onto the waste; you go through it once.

## Advice
Building is easy here; what matters is that columns stay short enough to move.

## History
One of Canfield’s sisters; it has its name because all colours mix in its columns.`,
  actions: { turn: 'Turn' },
};

export const de: Words = {
  name: 'Regenbogen',
  summary: 'Canfield in allen Farben: Auf jede Zehn passt jede Neun, doch der Talon kommt nur einmal.',
  rules: `## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Die nächste Karte ist die erste Grundkarte: ihr Wert gilt für alle vier. Vier offene Karten beginnen die Reihen, die übrigen 34 sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe; auf ein Ass gehört ein König.
- Von Reihe zu Reihe wandert immer eine ganze Reihe; auf die Grundkarten geht die unterste Karte allein.
- Die oberste Karte der Reserve ist immer frei.
- Eine Lücke füllt sofort die Reserve. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Angelegt ist schnell; wichtiger ist, dass die Reihen kurz genug bleiben, um noch zu wandern.

## Herkunft
Eine der Schwestern von Canfield; ihren Namen hat sie davon, dass sich in den Reihen alle Farben mischen.`,
  actions: { turn: 'Umschlagen' },
};
