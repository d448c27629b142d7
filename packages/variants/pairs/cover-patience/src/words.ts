import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Cover',
  summary: 'Four cards, and any two of one suit are discarded: a race to the end of the stock.',
  guide: 'Discard any two cards of the same suit. You win when the stock is empty.',
  rules: `## Goal
Empty the stock; then you win.

## Layout
Deal four face-up cards side by side. The other 48 cards are the stock.

## Play
- Any two of the four cards that have the same suit are discarded. Ranks never matter.
- Their places are filled at once from the stock, the left one first.
- When the four cards are of four suits and the stock still has cards, the game is lost.

## Advice
Of three cards of one suit, one stays behind whichever two you take. There is next to nothing to choose: a game of luck, and quickly over.`,
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Cover',
  summary: 'Vier Karten, und je zwei einer Farbe werden abgelegt: ein Wettlauf bis ans Ende des Talons.',
  guide: 'Je zwei Karten derselben Farbe werden abgelegt. Ist der Talon leer, ist es geschafft.',
  rules: `## Ziel
Ist der Talon leer, ist die Patience aufgegangen.

## Auslegen
Vier offene Karten liegen nebeneinander. Die übrigen 48 sind der Talon.

## Spielen
- Je zwei der vier Karten, die dieselbe Farbe haben, werden abgelegt. Auf den Wert kommt es nie an.
- Ihre Plätze werden sofort aus dem Talon gefüllt, der linke zuerst.
- Zeigen die vier Karten vier Farben und ist der Talon nicht leer, ist das Spiel verloren.

## Rat
Von drei Karten einer Farbe bleibt immer eine liegen, gleich welche zwei gehen. Zu wählen gibt es fast nichts: ein Glücksspiel, und schnell vorbei.`,
  piles: { tableau: 'Platz' },
};
