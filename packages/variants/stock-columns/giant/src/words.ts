import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Giant',
  summary: 'Two decks, and the stock deals a row onto all columns twelve times; one cell helps out.',
  guide: 'Build the columns down, and the foundations up in suit from the ace. The stock deals a card to every column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Deal eight columns of one card, face up. The other 96 cards are the stock. Beside it is an empty cell.

## Play
- Columns are built down in alternating colours: a red nine on a black ten. As an option they are built down in suit.
- Cards in sequence move together.
- Any card or run may fill an empty column.
- The cell holds any one card.
- The top card of a foundation may come back to the columns or to the cell.

## Stock
Deal a face-up card to each column, empty ones too, twelve times in all.

## Advice
Each row covers what you have put in order, so move all you can before you deal. Keep low cards where you can reach them.`,
  actions: { deal: 'Deal a row' },
  options: { build: { name: 'Columns are built down', values: { alternate: 'In alternating colours', same: 'In suit' } } },
};

export const de: Words = {
  name: 'Der Riese',
  summary: 'Zwei Spiele Karten, und zwölfmal gibt der Talon eine Lage auf alle Reihen; eine Zelle hilft aus.',
  guide: 'In den Reihen geht es abwärts, auf den Familien vom Ass aufwärts in einer Farbe. Der Talon gibt jeder Reihe eine Karte.',
  rules: `Auch bekannt als Giant.

## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht Reihen zu einer offenen Karte. Die übrigen 96 Karten sind der Talon. Daneben ist eine Zelle leer.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn. Auf Wunsch wird in gleicher Farbe angelegt.
- Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Die Zelle nimmt eine beliebige Karte auf.
- Von ihrer Familie darf die oberste Karte in die Reihen oder in die Zelle zurückkehren.

## Talon
Er gibt auf jede Reihe eine offene Karte, zwölfmal insgesamt, auch auf leere Reihen.

## Rat
Jede Lage deckt zu, was schon geordnet war; deshalb vor dem Geben alles verlegen, was sich verlegen lässt. Niedrige Karten erreichbar halten.`,
  actions: { deal: 'Lage geben' },
  options: {
    build: { name: 'In den Reihen wird angelegt', values: { alternate: 'Im Wechsel von Rot und Schwarz', same: 'In gleicher Farbe' } },
  },
};
