import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Helsinki',
  summary: 'Ten cards: discard two that make thirteen, and kings alone; the stock fills the gaps.',
  guide: 'Discard two cards that make thirteen: ace and queen, two and jack, three and ten. A king goes alone.',
  rules: `## Goal
Discard all cards. You win when all 52 cards have been discarded.

## Layout
Deal ten face-up cards in two rows. The other 42 cards are the stock.

## Play
- Two cards that make thirteen are discarded together: ace and queen, two and jack, three and ten, four and nine, five and eight, six and seven. Suits don’t matter.
- A king is discarded alone.
- Every empty place is filled at once from the stock, as long as there are cards.

## Advice
There is little to decide. Discard kings at once: each of them brings a new card.

## History
It is known from AisleRiot, the collection of the GNOME desktop.`,
  reasons: { 'no-king': 'Only a king is discarded alone.' },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Helsinki',
  summary: 'Zehn Karten: Je zwei, die dreizehn ergeben, werden abgelegt, Könige allein; der Talon füllt auf.',
  guide: 'Zwei Karten, die dreizehn ergeben, werden zusammen abgelegt: Ass und Dame, Zwei und Bube, Drei und Zehn. Ein König geht allein.',
  rules: `## Ziel
Sind alle 52 Karten abgelegt, ist die Patience aufgegangen.

## Auslegen
Zehn offene Karten liegen in zwei Zeilen. Die übrigen 42 sind der Talon.

## Spielen
- Zwei Karten, die zusammen dreizehn ergeben, werden abgelegt: Ass und Dame, Zwei und Bube, Drei und Zehn, Vier und Neun, Fünf und Acht, Sechs und Sieben. Auf die Farbe kommt es nicht an.
- Ein König wird allein abgelegt.
- Jeder leere Platz wird sofort aus dem Talon gefüllt, solange er reicht.

## Rat
Viel zu wählen gibt es nicht. Könige gehen sofort: Jeder von ihnen bringt eine neue Karte.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME.`,
  reasons: { 'no-king': 'Allein wird nur ein König abgelegt.' },
  piles: { tableau: 'Platz' },
};
