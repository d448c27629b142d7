import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Saratoga',
  summary: 'Klondike with all cards face up: you see everything and can plan.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last, all face up. The other 24 cards are the stock.

## Play
- Columns are built down in alternating colours.
- Cards in sequence move together.
- Only a king may fill an empty column, alone or with its run.
- The top card of a foundation may come back to the columns.
- Turn three cards at a time onto the waste or, as an option, one; the top card of the waste is available. When the stock is empty, turn the waste over, as often as you like.

## Advice
All cards are face up: before your first move find the aces and twos and count the ways to them.

## History
It is named after a spa in New York State that was known for its races and gaming rooms.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: { draw: { name: 'Turn', values: { 3: 'Three cards', 1: 'One card' } } },
};

export const de: Words = {
  name: 'Saratoga',
  summary: 'Klondike mit offenen Karten: Wer alles sieht, kann planen.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Immer drei Karten werden auf einmal auf die Ablage umgeschlagen, auf Wunsch nur eine; frei ist die oberste. Ist der Talon leer, wird die Ablage umgedreht, beliebig oft.

## Rat
Alles liegt offen: vor dem ersten Zug die Asse und Zweien suchen und die Wege zu ihnen zählen.

## Herkunft
Sie heißt wie ein Kurort im Staat New York, der für Rennbahn und Spielsäle bekannt war.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { draw: { name: 'Auf einmal umschlagen', values: { 3: 'Drei Karten', 1: 'Eine Karte' } } },
};
