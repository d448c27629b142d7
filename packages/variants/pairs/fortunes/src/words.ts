import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortunes',
  summary: 'Like Aces Up, but several cards at once may move into a gap.',
  rules: `## Goal
Only the four aces stay; all other cards go.

## Layout
Four face-up cards side by side begin four columns. The other 48 are the stock.

## Play
- When two columns end in cards of the same suit, the lower one goes. The ace is the highest card.
- Any card, with all cards that lie on it, may move into an empty column; they need be in no order.
- Nothing is laid on a card.
- When no more cards can go, or whenever you like, the stock deals a card to every column, empty ones included.
- The stock is gone through once.

## Advice
Don’t fill a gap at once: the more cards go, the more it is worth. But use it before you deal, since a card is dealt there as well. What helps most is to move an ace, or another high card, off a tall column.`,
  actions: { deal: 'Deal four cards' },
  reasons: { 'none-higher': 'No other column ends in a higher card of this suit.' },
};

export const de: Words = {
  name: 'Fortunes',
  summary: 'Wie Asse hoch, doch in eine Lücke dürfen mehrere Karten auf einmal.',
  rules: `## Ziel
Nur die vier Asse bleiben liegen; alle anderen Karten gehen ab.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Liegen an den Enden zweier Reihen Karten derselben Farbe, geht die niedrigere ab. Das Ass ist die höchste Karte.
- In eine leere Reihe darf jede Karte mit allen, die auf ihr liegen; eine Ordnung brauchen sie nicht.
- Auf Karten wird nichts gelegt.
- Geht nichts mehr oder will man nicht mehr, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Umgedreht wird der Talon nicht.

## Rat
Eine Lücke nicht gleich füllen: Sie wird mehr wert, je mehr abgeht. Aber vor dem Geben gehört etwas hinein, denn danach ist sie fort. Am meisten hilft es, ein Ass oder eine andere hohe Karte von einer langen Reihe herunterzunehmen.`,
  actions: { deal: 'Vier Karten geben' },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
