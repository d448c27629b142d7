import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Athena',
  summary: 'Klondike with seven columns of four cards, face down and face up by turns.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns of four cards, row by row: the first and third row face down, the second and fourth face up. The other 24 cards are the stock.

## Play
- Columns are built down in alternating colours. Cards in sequence move together.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, alone or with its run.
- The top card of a foundation may come back to the columns.

## Stock
Turn one card at a time onto the waste or, as an option, three; the top card of the waste is available. When the stock is empty, turn the waste over: at most twice or, as an option, as often as you like.

## Advice
The second row shows what lies under each face-down card of the third. Dig first where you see a card that you need.

## History
It is known from AisleRiot, the collection of the GNOME desktop, and bears the name of the Greek goddess of wisdom.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: {
    draw: { name: 'Turn', values: { 1: 'One card', 3: 'Three cards' } },
    redeals: { name: 'Turn the waste over', values: { 2: 'Twice', unlimited: 'As often as you like' } },
  },
};

export const de: Words = {
  name: 'Athene',
  summary: 'Klondike mit sieben Reihen zu vier Karten, abwechselnd verdeckt und offen.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `Auch bekannt als Athena.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu vier Karten, Lage für Lage gegeben: die erste und die dritte Lage verdeckt, die zweite und die vierte offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, auf Wunsch immer drei auf einmal; frei ist die oberste. Ist er leer, wird die Ablage umgedreht: höchstens zweimal, auf Wunsch beliebig oft.

## Rat
Die zweite Lage zeigt, was unter jeder verdeckten Karte der dritten liegt. Zuerst dort graben, wo eine gesuchte Karte zu sehen ist.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME; benannt nach der griechischen Göttin der Weisheit.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Auf einmal umschlagen', values: { 1: 'Eine Karte', 3: 'Drei Karten' } },
    redeals: { name: 'Ablage umdrehen', values: { 2: 'Zweimal', unlimited: 'Beliebig oft' } },
  },
};
