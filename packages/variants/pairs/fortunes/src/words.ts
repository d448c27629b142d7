import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortunes',
  summary: 'Like Aces Up, but several cards at once may be moved to an empty column.',
  guide:
    'When two columns end with the same suit, discard the lower card; the ace is highest. Only the four aces are to be left. Cards may move to an empty column with all that lies on them.',
  rules: `## Goal
Discard all cards but the four aces. You win when only they are left.

## Layout
Deal four face-up cards side by side: they begin four columns. The other 48 cards are the stock.

## Play
- When the exposed cards of two columns are of the same suit, you may discard the lower one. The ace is the highest card.
- Any card may fill an empty column, with all cards that lie on it, in sequence or not.
- Nothing is built on the columns.
- When no more cards can be discarded, or whenever you like, deal a card from the stock to every column, empty ones too.
- There is only one pass through the stock.

## Advice
Don’t fill an empty column at once: the more cards are gone, the more it is worth. But fill it before you deal, since a card is dealt there as well. What helps most is to move an ace, or another high card, off a long column.`,
  actions: { deal: 'Deal four cards' },
  reasons: { 'none-higher': 'No other column ends in a higher card of this suit.' },
};

export const de: Words = {
  name: 'Fortunes',
  summary: 'Wie Vier Asse, doch in eine Lücke dürfen mehrere Karten auf einmal.',
  guide:
    'Enden zwei Reihen in derselben Farbe, wird die niedrigere Karte abgelegt (das Ass ist hoch). Nur die vier Asse sollen bleiben. Eine leere Reihe nimmt jede Karte mit allem, was darauf liegt.',
  rules: `## Ziel
Alle Karten außer den Assen werden abgelegt. Liegen nur noch die vier Asse, ist die Patience aufgegangen.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Sind die freien Karten zweier Reihen von derselben Farbe, darf die niedrigere abgelegt werden. Das Ass ist die höchste Karte.
- In eine leere Reihe darf jede Karte mit allen, die auf ihr liegen; eine Ordnung brauchen sie nicht.
- Auf Karten wird nichts gelegt.
- Geht nichts mehr, oder wann immer man will, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Der Talon wird nur einmal durchgespielt.

## Rat
Eine leere Reihe nicht gleich füllen: Je mehr Karten abgelegt sind, desto mehr ist sie wert. Aber vor dem Geben gehört etwas hinein, denn auch dorthin kommt eine Karte. Am meisten hilft es, ein Ass oder eine andere hohe Karte von einer langen Reihe herunterzunehmen.`,
  actions: { deal: 'Vier Karten geben' },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
