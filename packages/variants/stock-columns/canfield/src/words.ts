import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Canfield',
  summary: 'Thirteen cards in reserve and four short columns: most deals can be won, and few are.',
  rules: `Also known as Demon.

## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Thirteen cards form the reserve, of which only the top one is seen. The next card is the first base: its rank holds for all four. Four face-up cards begin the columns, and the other 34 are the stock.

## Play
- Columns build down in alternating colours; a king goes on an ace.
- Between columns, a column always moves as a whole; its end card alone may go to a foundation.
- The top card of the reserve is always available.
- A gap is filled from the reserve at once. When the reserve is used up, the top card of the waste may fill it whenever you like.

## Stock
Turn three cards at a time onto the waste; only the top one is available. When the stock is empty, turn the waste over, as often as you like. If you wish, only twice or never, or with one card instead of three.

## Advice
It is all about the reserve: every move that takes a card from it is a good one.

## History
Richard Canfield is said to have sold it in his casino: fifty dollars for the pack, five back for every card on its family. In England it is called the Demon.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 3: 'Three cards', 1: 'One card' } },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 2: 'Twice', 0: 'Never' } },
  },
};

export const de: Words = {
  name: 'Canfield',
  summary: 'Dreizehn Karten in der Reserve, vier kurze Reihen: Die meisten Spiele könnten aufgehen, und nur wenige tun es.',
  rules: `Auch bekannt als Dämon und Demon.

## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Die nächste Karte ist die erste Grundkarte: ihr Wert gilt für alle vier. Vier offene Karten beginnen die Reihen, die übrigen 34 sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König.
- Von Reihe zu Reihe wandert immer eine ganze Reihe; auf die Grundkarten geht die unterste Karte allein.
- Die oberste Karte der Reserve ist immer frei.
- Eine Lücke füllt sofort die Reserve. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.

## Talon
Immer drei Karten werden auf einmal auf die Ablage umgeschlagen; frei ist nur die oberste. Ist der Talon leer, wird die Ablage umgedreht, beliebig oft. Auf Wunsch nur zweimal oder gar nicht, oder mit einer statt drei Karten.

## Rat
Alles dreht sich um die Reserve: Jeder Zug, der eine Karte von ihr holt, ist ein guter Zug.

## Herkunft
Richard Canfield soll sie in seinem Kasino verkauft haben: fünfzig Dollar für das Blatt, fünf zurück für jede Karte auf ihrer Familie. In England heißt sie der Dämon.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Umschlagen', values: { 3: 'Drei Karten', 1: 'Eine Karte' } },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 2: 'Zweimal', 0: 'Nie' } },
  },
};
