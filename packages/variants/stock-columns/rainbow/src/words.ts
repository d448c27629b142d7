import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Rainbow',
  summary: 'Canfield regardless of suit: any nine fits any ten, but there is only one pass through the stock.',
  guide: 'Build the columns down in any suit, and the foundations up in suit from the base card. The reserve fills empty columns.',
  rules: `## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Thirteen cards form the reserve, of which only the top one is visible. The next card is the first base card: all four foundations begin with its rank. Four face-up cards begin the columns, and the other 34 are the stock.

## Play
- Columns are built down regardless of suit; a king may be placed on an ace.
- From one column to another only the whole column may be moved; its exposed card alone may go to a foundation.
- The top card of the reserve is always available.
- An empty column is filled at once from the reserve. When that is used up, the top card of the waste may fill it whenever you like.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- Cards already in the columns may not fill an empty column.
- No card comes back from the foundations.

## Advice
Building is easy here; what matters is that columns stay short enough to move.

## History
A relative of Canfield, so called because all suits mix in its columns.`,
  actions: { turn: 'Turn the stock' },
};

export const de: Words = {
  name: 'Regenbogen',
  summary: 'Canfield in allen Farben: Auf jede Zehn passt jede Neun, doch der Talon kommt nur einmal.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, von der Grundkarte an. Leere Reihen füllt die Reserve.',
  rules: `## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Die nächste Karte ist die erste Grundkarte: Ihr Wert gilt für alle vier. Vier offene Karten beginnen die Reihen, die übrigen 34 sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe; auf ein Ass gehört ein König.
- Von Reihe zu Reihe darf nur die ganze Reihe verlegt werden; auf die Familien geht die freie Karte allein.
- Die oberste Karte der Reserve ist immer frei.
- Eine leere Reihe wird sofort aus der Reserve gefüllt. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Karten aus anderen Reihen dürfen nicht in eine leere Reihe.
- Von den Familien kommt keine Karte zurück.

## Rat
Angelegt ist schnell; wichtiger ist, dass die Reihen kurz genug bleiben, um noch verlegt zu werden.

## Herkunft
Sie ist mit Canfield verwandt; ihren Namen hat sie davon, dass sich in den Reihen alle Farben mischen.`,
  actions: { turn: 'Umschlagen' },
};
