import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sawayama',
  summary: 'Klondike with face-up columns and a single pass; once the stock is empty, you have a cell.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `Also known as Sawayama Solitaire.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns face up, one card in the first and seven in the last. The other 24 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten. Cards in sequence move together.
- Any card or run may fill an empty column.
- No card comes back from the foundations.

## Stock
Turn three cards at a time onto the waste. Only its top card is available, and there is only one pass. When the stock is empty, you may use the cell beside it, which holds any one card.

## Advice
Eight turns empty the stock. Before each turn, ask which columns can take the cards of the waste: what is buried there stays until all cards on it have been played.

## History
It comes from Last Call BBS, a game by Zachtronics of 2022, and is named after the computer in it.`,
  actions: { turn: 'Turn three cards' },
  reasons: { 'cell-later': 'The cell is available only when the stock is empty.' },
};

export const de: Words = {
  name: 'Sawayama',
  summary: 'Wie Klondike, aber offen und mit einem Durchgang; ist der Talon leer, öffnet sich eine Zelle.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Sawayama Solitaire.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben offene Reihen, in der ersten eine Karte, in der letzten sieben. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie kommt keine Karte zurück.

## Talon
Immer drei Karten auf einmal werden auf die Ablage umgeschlagen; frei ist nur die oberste. Der Talon wird nur einmal durchgespielt. Erst wenn der Talon leer ist, darf die Zelle neben ihm benutzt werden: Sie nimmt eine beliebige Karte auf.

## Rat
Achtmal umschlagen, dann ist der Talon leer. Vorher jedes Mal prüfen, welche Karten der Ablage noch in die Reihen passen: An die unteren kommt man erst, wenn alle darüber gespielt sind.

## Herkunft
Aus Last Call BBS, einem Computerspiel von Zachtronics aus dem Jahr 2022; benannt nach dem Rechner, der darin vorkommt.`,
  actions: { turn: 'Drei umschlagen' },
  reasons: { 'cell-later': 'Die Zelle wird erst frei, wenn der Talon leer ist.' },
};
