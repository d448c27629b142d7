import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Jamestown',
  summary: 'Nine cards in a square: discard two of the same rank, and the stock fills the gaps.',
  guide: 'Discard two cards of the same rank, wherever they lie. The stock fills the gaps.',
  rules: `## Goal
Discard all cards, always two of the same rank. You win when all 52 cards have been discarded.

## Layout
Deal nine face-up cards in three rows. The other 43 cards are the stock.

## Play
- Two cards of the same rank are discarded together. Suits don’t matter, nor where the cards lie.
- Every empty place is filled at once from the stock, as long as there are cards.

## Advice
There is nothing to decide: whichever two cards of a rank you take, the other two have to meet later. It is a game for a short break.

## History
It is known from AisleRiot, the collection of the GNOME desktop.`,
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Jamestown',
  summary: 'Neun Karten im Quadrat: Je zwei von gleichem Wert werden abgelegt, der Talon füllt auf.',
  guide: 'Zwei Karten von gleichem Wert werden zusammen abgelegt, wo immer sie liegen. Der Talon füllt die Lücken.',
  rules: `## Ziel
Alle 52 Karten werden abgelegt, immer zwei von gleichem Wert. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Neun offene Karten liegen in drei Zeilen. Die übrigen 43 sind der Talon.

## Spielen
- Zwei Karten von gleichem Wert werden zusammen abgelegt, gleich welcher Farbe und wo sie liegen.
- Jeder leere Platz wird sofort aus dem Talon gefüllt, solange er reicht.

## Rat
Zu wählen gibt es nichts: Welche zwei Karten eines Werts auch gehen, die anderen beiden müssen sich später treffen. Ein Spiel für die kurze Pause.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME.`,
  piles: { tableau: 'Platz' },
};
