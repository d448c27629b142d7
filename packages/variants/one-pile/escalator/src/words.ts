import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Escalator',
  summary: 'Elevator with the whole pyramid face up: what was luck can be planned.',
  guide: 'Play an uncovered card one higher or one lower than the foundation’s last card. Win by clearing the pyramid. Suits don’t matter.',
  rules: `## Goal
Play all 28 cards of the pyramid to the foundation. You win when the pyramid is gone; what is left in the stock doesn’t matter.

## Layout
Deal a pyramid of seven rows, from one card to seven, all face up. Each card is half covered by two cards of the next row. One more card begins the foundation, and the other 23 are the stock.

## Play
- A card is available when no other card covers it.
- An available card may be played to the foundation if it is one higher or one lower than the last card there. Suits don’t matter, and ace and king are adjacent.
- When you can’t go on, turn the next card of the stock onto the foundation. There is only one pass through the stock.

## Advice
Before each card, look where the run can lead: a card that is still covered may fit once its neighbour has gone.`,
  actions: { turn: 'Next card' },
  piles: { foundation: 'foundation', tableau: 'pyramid card' },
};

export const de: Words = {
  name: 'Escalator',
  summary: 'Wie Elevator, aber die ganze Pyramide liegt offen: Was Glück war, lässt sich planen.',
  guide:
    'Auf die Kette passt eine freie Karte, die um eins höher oder niedriger ist als ihre letzte. Das Ziel: die Pyramide abtragen. Die Farbe spielt keine Rolle.',
  rules: `## Ziel
Alle 28 Karten der Pyramide kommen auf die Kette. Ist die Pyramide abgetragen, ist die Patience aufgegangen; was dann noch im Talon liegt, zählt nicht.

## Auslegen
Sieben Zeilen, von einer Karte bis zu sieben, bilden eine offene Pyramide. Jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Eine weitere Karte beginnt die Kette, die übrigen 23 sind der Talon.

## Spielen
- Frei ist eine Karte, auf der keine andere mehr liegt.
- Auf die Kette kommt eine freie Karte, wenn sie um eins höher oder niedriger ist als deren letzte. Auf die Farbe kommt es nicht an; Ass und König sind Nachbarn.
- Geht es nicht weiter, wird die nächste Karte des Talons auf die Kette gelegt. Er wird nur einmal durchgespielt.

## Rat
Vor jeder Karte schauen, wie weit die Kette läuft: Auch eine Karte, die noch bedeckt ist, kann an die Reihe kommen, sobald ihre Nachbarin fort ist.`,
  actions: { turn: 'Nächste Karte' },
  piles: { foundation: 'Kette', tableau: 'Pyramidenkarte' },
};
