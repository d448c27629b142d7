import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Giza',
  summary: 'Pyramid without a stock: the other 24 cards are face up in eight columns, and everything can be planned.',
  guide: 'Discard pairs of uncovered cards that make thirteen: queen and ace, jack and two, ten and three … A king is discarded alone.',
  rules: `## Goal
Discard all 52 cards, in pairs that add up to thirteen; then you win.

## Layout
Deal 24 face-up cards into eight reserve columns of three. Deal the other 28 in a pyramid of seven rows; each card is half covered by two cards of the next row.

## Play
- The available cards are those of the pyramid with no card on them and the exposed card of each reserve column.
- An ace counts one, a jack eleven, a queen twelve. So the pairs are queen and ace, jack and two, ten and three, nine and four, eight and five, seven and six. Any two available cards may form a pair, also two from the reserve.
- A king counts thirteen and is discarded alone.
- Nothing is built anywhere, and an empty column is not filled.

## Advice
All cards are face up, so look for the knots first: a card of the pyramid that covers one of its own partners must be discarded with another card of that rank.

## History
Michael Keller invented it as an open form of Pyramid; it is named after the place of the great pyramids.`,
  reasons: { 'no-king': 'Only a king is discarded alone.' },
  piles: { tableau: 'pyramid card' },
};

export const de: Words = {
  name: 'Giza',
  summary: 'Die Pyramide ohne Talon: Die übrigen 24 Karten liegen offen in acht Reihen, alles lässt sich planen.',
  guide: 'Zwei freie Karten, die dreizehn ergeben, werden abgelegt: Dame und Ass, Bube und Zwei, Zehn und Drei … Ein König geht allein.',
  rules: `Auch bekannt als Gizeh.

## Ziel
Je zwei Karten, die zusammen dreizehn zählen, werden abgelegt. Sind alle 52 abgelegt, ist die Patience aufgegangen.

## Auslegen
24 offene Karten bilden acht Reservereihen zu drei. Die übrigen 28 liegen als Pyramide in sieben Zeilen; jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt.

## Spielen
- Frei sind die Karten der Pyramide, auf denen keine andere mehr liegt, und die letzte Karte jeder Reservereihe.
- Ein Ass zählt eins, der Bube elf, die Dame zwölf. Es passen also Dame und Ass, Bube und Zwei, Zehn und Drei, Neun und Vier, Acht und Fünf, Sieben und Sechs. Jedes Paar freier Karten gilt, auch eines aus zwei Karten der Reserve.
- Ein König zählt dreizehn und wird allein abgelegt.
- Angelegt wird nirgends, und eine leere Reihe bleibt leer.

## Rat
Alles liegt offen, also zuerst die Knoten suchen: Eine Karte der Pyramide, die auf einem ihrer Partner liegt, braucht einen anderen.

## Herkunft
Michael Keller hat das Spiel als offene Form der Pyramide erdacht; es heißt nach dem Ort der großen Pyramiden.`,
  reasons: { 'no-king': 'Nur ein König wird allein abgelegt.' },
  piles: { tableau: 'Pyramidenkarte' },
};
