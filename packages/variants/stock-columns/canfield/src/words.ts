import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Canfield',
  summary: 'Thirteen cards in reserve and four short columns: most deals could be won, but few are.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the base card. The reserve fills empty columns.',
  rules: `Also known as Demon. Elsewhere this name also stands for a larger game.

## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Thirteen cards form the reserve, of which only the top one is visible. The next card is the first base card; all four foundations begin with its rank. Four face-up cards begin the columns, and the other 34 are the stock.

## Play
- Columns are built down in alternating colours; a king may be placed on an ace.
- From one column to another only the whole column may be moved; its exposed card alone may go to a foundation. As an option, part of a column may be moved, too: a card together with the cards on it.
- The top card of the reserve is always available.
- An empty column is filled at once from the reserve. When the reserve is used up, the top card of the waste may fill it whenever you like.
- Cards already in the columns may not fill an empty column.
- No card comes back from the foundations.

## Stock
Turn three cards at a time onto the waste; only the top one is available. When the stock is empty, turn the waste over, as often as you like. As an option, only twice or never, or with one card instead of three.

## Advice
The reserve decides the game: every move that takes a card from it is a good one.

## History
Richard Canfield is said to have sold it in his casino: fifty dollars for the deck, five back for every card on the foundations. In England it is called the Demon.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 3: 'Three cards', 1: 'One card' } },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 2: 'Twice', 0: 'Never' } },
    columns: { name: 'From column to column', values: { whole: 'Whole columns', part: 'Parts, too' } },
  },
};

export const de: Words = {
  name: 'Canfield',
  summary: 'Dreizehn Karten in der Reserve, vier kurze Reihen: Die meisten Spiele könnten aufgehen, und nur wenige tun es.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, von der Grundkarte an. Leere Reihen füllt die Reserve.',
  rules: `Auch bekannt als Dämon und Demon. So heißt anderswo auch eine größere Patience.

## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Die nächste Karte ist die erste Grundkarte: Ihr Wert gilt für alle vier. Vier offene Karten beginnen die Reihen, die übrigen 34 sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König.
- Von Reihe zu Reihe darf nur die ganze Reihe verlegt werden; auf die Familien geht die freie Karte allein. Auf Wunsch darf auch ein Teil der Reihe fort: eine Karte gemeinsam mit denen, die auf ihr liegen.
- Die oberste Karte der Reserve ist immer frei.
- Eine leere Reihe wird sofort aus der Reserve gefüllt. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.
- Karten aus anderen Reihen dürfen nicht in eine leere Reihe.
- Von den Familien kommt keine Karte zurück.

## Talon
Immer drei Karten werden auf einmal auf die Ablage umgeschlagen; frei ist nur die oberste. Ist der Talon leer, wird die Ablage umgedreht, beliebig oft. Auf Wunsch nur zweimal oder gar nicht, oder mit einer statt drei Karten.

## Rat
Alles dreht sich um die Reserve: Jeder Zug, der eine Karte von ihr holt, ist ein guter Zug.

## Herkunft
Richard Canfield soll sie in seinem Kasino verkauft haben: fünfzig Dollar für das Blatt, fünf zurück für jede Karte auf ihrer Familie. In England heißt sie der Dämon.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Auf einmal umschlagen', values: { 3: 'Drei Karten', 1: 'Eine Karte' } },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 2: 'Zweimal', 0: 'Nie' } },
    columns: { name: 'Von Reihe zu Reihe', values: { whole: 'Ganze Reihen', part: 'Auch Teile' } },
  },
};
