import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Castles in Spain',
  summary: 'Thirteen columns of four, built down red on black and black on red, one card at a time.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards into thirteen columns of four, face up; for a harder game, the first three cards of each column are face down.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in alternating colours: a red nine on a black ten.
- Any card may fill an empty column.
- A face-down card is turned up as soon as it is exposed.
- The top card of a foundation may come back to the columns.

## Advice
An empty column is soon made, since no column is long. Use it for a king, or to reach a card that you need, not for the first card that comes along.

## History
To build castles in Spain is to daydream: hence the name of this gentle game.`,
  options: { columns: { name: 'Columns', values: { open: 'All cards face up', hidden: 'Three cards face down' } } },
};

export const de: Words = {
  name: 'Luftschlösser',
  summary: 'Dreizehn Reihen zu vier Karten, im Wechsel von Rot und Schwarz angelegt, Karte für Karte.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Castles in Spain.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen in dreizehn Reihen zu vier, und zwar offen; wer es schwerer mag, legt die ersten drei jeder Reihe verdeckt.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- In eine leere Reihe darf jede Karte.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Eine leere Reihe entsteht bald, denn keine ist lang. Sie ist für einen König da oder dafür, eine gesuchte Karte freizulegen, nicht für die erstbeste.

## Herkunft
Wer im Englischen „Schlösser in Spanien“ baut, baut Luftschlösser: daher der Name.`,
  options: { columns: { name: 'Reihen', values: { open: 'Alle Karten offen', hidden: 'Drei Karten verdeckt' } } },
};
