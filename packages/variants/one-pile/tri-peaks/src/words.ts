import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Tri Peaks',
  summary: 'Three peaks of cards are played onto a single chain that runs up and down.',
  rules: `Also known as Three Peaks, Triple Peaks.

## Goal
Bring all 28 cards of the three peaks onto the chain. You win when the peaks are empty; what is left in the stock doesn’t matter.

## Layout
Eighteen face-down cards form three peaks of three rows each. Ten face-up cards lie below them as their common foot; each card is half covered by two cards of the next row. One more card begins the chain, and the other 23 are the stock.

## Play
- A card is available when no other card lies on it any more. If it was face down, it is turned up.
- An available card goes onto the chain if it is one higher or one lower than the last card there. Suits don’t matter.
- Ace and king are adjacent; for a harder game, they are not.
- When you can’t go on, lay the next card of the stock on the chain. The stock is gone through once.

## Advice
When two cards fit, take the one after which the chain runs furthest; otherwise the one that frees a face-down card.

## History
Robert Hogue invented the game in 1989, for the computer.`,
  actions: { turn: 'Next card' },
  options: { corner: { name: 'Ace and king', values: { open: 'Are neighbours', closed: 'Are no neighbours' } } },
  piles: { foundation: 'chain', tableau: 'peak card' },
};

export const de: Words = {
  name: 'Drei Gipfel',
  summary: 'Drei Gipfel aus Karten werden auf einer einzigen Kette abgetragen, die auf und ab läuft.',
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
