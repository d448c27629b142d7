import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Elevator',
  summary: 'A pyramid, face down but for its lowest row, is played to one foundation, built up and down.',
  guide: 'Play an uncovered card one higher or one lower than the foundation’s last card. Win by clearing the pyramid. Suits don’t matter.',
  rules: `Also known as Egyptian Solitaire and Pyramid Golf.

## Goal
Play all 28 cards of the pyramid to the foundation. You win when the pyramid is gone; what is left in the stock doesn’t matter.

## Layout
Deal a pyramid of seven rows, from one card to seven; only the seven cards of the lowest row are face up. Each card is half covered by two cards of the next row. One more card begins the foundation, and the other 23 are the stock.

## Play
- A card is available when no other card covers it. If it was face down, it is turned up.
- An available card may be played to the foundation if it is one higher or one lower than the last card there. Suits don’t matter, and ace and king are adjacent.
- When you can’t go on, turn the next card of the stock onto the foundation. There is only one pass through the stock.

## Advice
When two cards fit, take the one that turns up a new card: once two neighbours are gone, the card above them is free.

## History
It joins the layout of Pyramid with the play of Golf.`,
  actions: { turn: 'Next card' },
  piles: { foundation: 'foundation', tableau: 'pyramid card' },
};

export const de: Words = {
  name: 'Elevator',
  summary: 'Eine verdeckte Pyramide wird von unten her auf einer Kette abgetragen, die auf und ab läuft.',
  guide:
    'Auf die Kette passt eine freie Karte, die um eins höher oder niedriger ist als ihre letzte. Das Ziel: die Pyramide abtragen. Die Farbe spielt keine Rolle.',
  rules: `Auch bekannt als Egyptian Solitaire, Pyramid Golf.

## Ziel
Alle 28 Karten der Pyramide kommen auf die Kette. Ist die Pyramide abgetragen, ist die Patience aufgegangen; was dann noch im Talon liegt, zählt nicht.

## Auslegen
Sieben Zeilen, von einer Karte bis zu sieben, bilden eine Pyramide; offen liegen nur die sieben Karten der untersten Zeile. Jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Eine weitere Karte beginnt die Kette, die übrigen 23 sind der Talon.

## Spielen
- Frei ist eine Karte, auf der keine andere mehr liegt. War sie verdeckt, wird sie aufgedeckt.
- Auf die Kette kommt eine freie Karte, wenn sie um eins höher oder niedriger ist als deren letzte. Auf die Farbe kommt es nicht an; Ass und König sind Nachbarn.
- Geht es nicht weiter, wird die nächste Karte des Talons auf die Kette gelegt. Er wird nur einmal durchgespielt.

## Rat
Passen zwei Karten, so nimm die, die eine neue aufdeckt: Gehen zwei Nachbarn, liegt die Karte über ihnen frei.

## Herkunft
Das Spiel verbindet die Pyramide mit der Kette von Golf.`,
  actions: { turn: 'Nächste Karte' },
  piles: { foundation: 'Kette', tableau: 'Pyramidenkarte' },
};
