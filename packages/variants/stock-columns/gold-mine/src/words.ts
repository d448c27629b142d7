import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Gold Mine',
  summary: 'Klondike without a layout: seven empty columns, and three cards at a time in a single pass.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
There is none: all 52 cards are the stock, and the seven columns are empty.

## Play
- Any card may fill an empty column, and so may a run.
- Columns are built down in alternating colours: a red nine on a black ten. Cards in sequence move together.
- The top card of a foundation may come back to the columns.

## Stock
Turn three cards at a time onto the waste, whose top card is available. There is only one pass; the last turn brings a single card.

## Advice
The columns are your store. Fill them with high cards, and keep one empty as long as you can: with it you reach the cards below the top of the waste.

## History
It is known from AisleRiot, the collection of the GNOME desktop. The name continues Klondike’s: after the gold rush, the mine.`,
  actions: { turn: 'Turn three cards' },
};

export const de: Words = {
  name: 'Goldmine',
  summary: 'Klondike ohne Auslage: sieben leere Reihen, und vom Talon immer drei Karten, in einem einzigen Durchgang.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Gold Mine.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Ausgelegt wird nichts: Alle 52 Karten sind der Talon, und die sieben Reihen sind leer.

## Spielen
- In eine leere Reihe darf jede Karte oder Folge.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Immer drei Karten auf einmal werden auf die Ablage umgeschlagen; frei ist nur die oberste. Der Talon wird nur einmal durchgespielt; zuletzt kommt eine einzelne Karte.

## Rat
Die Reihen sind der Vorrat. Hohe Karten hineinlegen, und eine Reihe möglichst lange leer halten: Mit ihr kommt man an die unteren Karten der Ablage.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME. Der Name setzt Klondike fort: nach dem Goldrausch die Mine.`,
  actions: { turn: 'Drei umschlagen' },
};
