import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Quatorze',
  summary: 'In a square of 25 cards, two of one row or column that add up to fourteen are discarded.',
  guide: 'Discard two cards of one row or column that make fourteen: king and ace, queen and two, jack and three …',
  rules: `## Goal
Discard all 52 cards; then you win.

## Layout
Deal 25 face-up cards in a square of five rows. The other 27 cards are the stock.

## Play
- Two cards that add up to fourteen are discarded if they are in the same row or the same column, however far apart: king and ace, queen and two, jack and three, ten and four, nine and five, eight and six, two sevens. Suits never matter.
- Their places are filled at once from the stock, the first one first.
- Once the stock is empty, the cards behind a gap move up in their order, row by row.

## Advice
While the stock lasts there is often only one pair to take. At the end, discarding a pair moves all cards behind it: count the places before you choose.

## History
The name is French for fourteen.`,
  reasons: { 'not-in-line': 'The two cards must be in the same row or column.' },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Quatorze',
  summary: 'In einem Quadrat aus 25 Karten werden je zwei einer Zeile oder Spalte abgelegt, die vierzehn ergeben.',
  guide: 'Abgelegt werden zwei Karten einer Zeile oder Spalte, die vierzehn ergeben: König und Ass, Dame und Zwei, Bube und Drei …',
  rules: `## Ziel
Sind alle 52 Karten abgelegt, ist die Patience aufgegangen.

## Auslegen
25 offene Karten bilden ein Quadrat aus fünf Zeilen. Die übrigen 27 sind der Talon.

## Spielen
- Zwei Karten, die zusammen vierzehn ergeben, werden abgelegt, wenn sie in derselben Zeile oder derselben Spalte liegen, gleich wie weit voneinander: König und Ass, Dame und Zwei, Bube und Drei, Zehn und Vier, Neun und Fünf, Acht und Sechs, Sieben und Sieben. Auf die Farbe kommt es nie an.
- Ihre Plätze werden sofort aus dem Talon gefüllt, der vordere zuerst.
- Ist der Talon leer, rücken die Karten hinter einer Lücke in ihrer Ordnung auf, Zeile für Zeile.

## Rat
Solange der Talon reicht, gibt es oft nur ein einziges Paar. Am Ende bewegt jedes Paar alle Karten, die hinter ihm liegen: vor der Wahl die Plätze zählen.

## Herkunft
Der Name ist französisch und heißt vierzehn.`,
  reasons: { 'not-in-line': 'Die beiden Karten müssen in einer Zeile oder einer Spalte liegen.' },
  piles: { tableau: 'Platz' },
};
