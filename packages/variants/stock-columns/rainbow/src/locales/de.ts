import type { Words } from '@patience/core';

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
