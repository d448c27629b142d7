import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Tri Peaks',
  summary: 'Clear three peaks of cards onto one foundation, built up and down.',
  guide:
    'Play an uncovered card one higher or one lower than the foundation’s last card. Win by clearing the three peaks. Suits don’t matter.',
  rules: `Also known as Three Peaks and Triple Peaks.

## Goal
Play all 28 cards of the three peaks to the foundation. You win when the peaks are empty; what is left in the stock doesn’t matter.

## Layout
Eighteen face-down cards form three peaks of three rows each. Ten face-up cards lie below them as a base row that they share; each card is half covered by two cards of the next row. One more card begins the foundation, and the other 23 are the stock.

## Play
- A card is available when no other card covers it. If it was face down, it is turned up.
- An available card may be played to the foundation if it is one higher or one lower than the last card there. Suits don’t matter.
- Ace and king are adjacent; for a harder game, they are not.
- When you can’t go on, turn the next card of the stock onto the foundation. There is only one pass through the stock.

## Advice
When two cards fit, take the one that lets you play on longest, or else the one that uncovers a face-down card.

## History
Robert Hogue invented the game in 1989, for the computer.`,
  actions: { turn: 'Next card' },
  options: { corner: { name: 'Ace and king', values: { open: 'Adjacent', closed: 'Not adjacent' } } },
  piles: { foundation: 'foundation', tableau: 'peak card' },
};

export const de: Words = {
  name: 'Drei Gipfel',
  summary: 'Drei Gipfel aus Karten werden auf einer einzigen Kette abgetragen, die auf und ab läuft.',
  guide:
    'Auf die Kette passt eine freie Karte, die um eins höher oder niedriger ist als ihre letzte. Das Ziel: die drei Gipfel abtragen. Die Farbe spielt keine Rolle.',
  rules: `Auch bekannt als Tri Peaks, Three Peaks.

## Ziel
Alle 28 Karten der drei Gipfel kommen auf die Kette. Sind die Gipfel leer, ist die Patience aufgegangen; was dann noch im Talon liegt, zählt nicht.

## Auslegen
Achtzehn verdeckte Karten bilden drei Gipfel zu je drei Zeilen. Zehn offene Karten liegen als gemeinsamer Fuß darunter; jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Eine weitere Karte beginnt die Kette, die übrigen 23 sind der Talon.

## Spielen
- Frei ist eine Karte, auf der keine andere mehr liegt. War sie verdeckt, wird sie aufgedeckt.
- Auf die Kette kommt eine freie Karte, wenn sie um eins höher oder niedriger ist als deren letzte. Die Farbe spielt keine Rolle.
- Ass und König sind Nachbarn: Die Kette läuft über die Ecke weiter. Wer es schwerer mag, lässt sie dort wenden.
- Geht es nicht weiter, wird die nächste Karte des Talons auf die Kette gelegt. Er wird nur einmal durchgespielt.

## Rat
Passen zwei Karten, so nimm die, nach der die Kette am weitesten läuft; und sonst die, die eine verdeckte Karte freigibt.

## Herkunft
Erdacht hat das Spiel Robert Hogue im Jahr 1989, für den Computer.`,
  actions: { turn: 'Nächste Karte' },
  options: { corner: { name: 'Ass und König', values: { open: 'Sind Nachbarn', closed: 'Sind keine Nachbarn' } } },
  piles: { foundation: 'Kette', tableau: 'Gipfelkarte' },
};
