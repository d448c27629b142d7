import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Klondike',
  summary: 'Seven columns, mostly face down, and a stock: the patience everybody knows.',
  guide: 'Build the columns down, red on black or black on red, and the foundations up in suit from the ace.',
  rules: `Also known as Solitaire.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last. Only the last card of each is face up. The other 24 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- A face-up card moves together with the cards in sequence on it.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, alone or with its run. For an easier game, any card may.
- The top card of a foundation may come back to the columns.

## Stock
Turn it card by card onto the waste, whose top card is available. For a harder game, turn three at a time, or any number from two to thirteen; only the top one is available. When the stock is empty, turn the waste over: as often as you like, twice, or never.

## Advice
Work first where most cards are face down. Clear a column only when a king is waiting for it.

## History
It is named after the gold rush of 1896; prospectors are said to have played it while they waited for spring.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: {
    draw: {
      name: 'Turn',
      values: {
        1: 'One card',
        2: 'Two cards',
        3: 'Three cards',
        4: 'Four cards',
        5: 'Five cards',
        6: 'Six cards',
        7: 'Seven cards',
        8: 'Eight cards',
        9: 'Nine cards',
        10: 'Ten cards',
        11: 'Eleven cards',
        12: 'Twelve cards',
        13: 'Thirteen cards',
      },
    },
    redeals: { name: 'Turning the waste over', values: { unlimited: 'Without limit', 2: 'Twice', 0: 'Never' } },
    gaps: { name: 'Empty columns', values: { kings: 'Kings only', any: 'Any card' } },
  },
};

export const de: Words = {
  name: 'Klondike',
  summary: 'Sieben Reihen, meist verdeckt, und ein Talon: die Patience, die alle kennen.',
  guide: 'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `Auch bekannt als Solitär oder Solitaire.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben. Nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Eine offene Karte wird gemeinsam mit den Karten verlegt, die in Folge auf ihr liegen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge. Wer es leichter mag, erlaubt jede Karte.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Wer es schwerer mag, schlägt immer drei auf einmal um, oder eine andere Zahl von zwei bis dreizehn; frei ist nur die oberste. Ist der Talon leer, wird die Ablage umgedreht: beliebig oft, zweimal oder gar nicht.

## Rat
Zuerst dort spielen, wo die meisten Karten verdeckt liegen. Eine Reihe nur dann leeren, wenn ein König wartet.

## Herkunft
Benannt nach dem Goldrausch von 1896: Dort soll man sie beim Warten auf das Frühjahr gelegt haben.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: {
      name: 'Auf einmal umschlagen',
      values: {
        1: 'Eine Karte',
        2: 'Zwei Karten',
        3: 'Drei Karten',
        4: 'Vier Karten',
        5: 'Fünf Karten',
        6: 'Sechs Karten',
        7: 'Sieben Karten',
        8: 'Acht Karten',
        9: 'Neun Karten',
        10: 'Zehn Karten',
        11: 'Elf Karten',
        12: 'Zwölf Karten',
        13: 'Dreizehn Karten',
      },
    },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 2: 'Zweimal', 0: 'Nie' } },
    gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte' } },
  },
};
