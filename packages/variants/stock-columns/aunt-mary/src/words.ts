import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Aunt Mary',
  summary: 'Klondike with six columns of six cards: the first all face up, the last nearly all face down.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal six columns of six cards. In the first column all cards are face up; each column to the right has one more face-down card, and the last has five. The other 16 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten. Cards in sequence move together.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, alone or with its run.
- The top card of a foundation may come back to the columns.

## Stock
Turn one card at a time onto the waste, whose top card is available. When the stock is empty, turn the waste over, at most twice; as an option, never, which is harder.

## Advice
The face-down cards are on the right: spend your moves there. The first column hides nothing, so clear it when a king needs the place.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
  options: { redeals: { name: 'Turn the waste over', values: { 0: 'Never', 2: 'Twice' } } },
};

export const de: Words = {
  name: 'Tante Mary',
  summary: 'Klondike mit sechs Reihen zu sechs Karten: die erste ganz offen, die letzte fast ganz verdeckt.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `Auch bekannt als Aunt Mary.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sechs Reihen zu sechs Karten. Die erste liegt ganz offen; in jeder weiteren ist eine Karte mehr verdeckt, in der letzten sind es fünf. Die übrigen 16 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Ist er leer, wird die Ablage umgedreht, höchstens zweimal. Strenger ist das Spiel mit einem einzigen Durchgang.

## Rat
Die verdeckten Karten liegen rechts: Dort lohnt sich jeder Zug. Die erste Reihe verbirgt nichts; sie zu leeren hilft erst, wenn ein König den Platz braucht.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { redeals: { name: 'Ablage umdrehen', values: { 0: 'Nie', 2: 'Zweimal' } } },
};
