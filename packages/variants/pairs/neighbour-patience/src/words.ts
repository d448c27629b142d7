import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Neighbour',
  summary: 'In a square of 25 cards, neighbours that add up to thirteen are discarded, and the square closes up.',
  guide: 'Discard two cards that touch and make thirteen, also at a corner. A king is discarded alone.',
  rules: `Also known as Neighbor.

## Goal
Discard all 52 cards; then you win.

## Layout
Deal 25 face-up cards in a square of five rows. The other 27 cards are the stock.

## Play
- Two cards that add up to thirteen are discarded if they touch each other, side by side, one below the other or at a corner: queen and ace, jack and two, ten and three, nine and four, eight and five, seven and six.
- A king counts thirteen and is discarded alone, wherever he lies.
- Suits never matter.
- The gaps are filled at once: all cards move up in their order, row by row, and the places at the end are filled from the stock.

## Advice
Before you discard a pair, look at what the closing up brings together. Pairs near the top move more cards than pairs near the bottom, and a king can wait until discarding him helps.

## History
It joins the square of Monte Carlo with the thirteen of Pyramid.`,
  reasons: {
    apart: 'The two cards must touch each other.',
    'no-king': 'Only a king is discarded alone.',
  },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Nachbarn',
  summary: 'In einem Quadrat aus 25 Karten werden Nachbarn abgelegt, die dreizehn ergeben, und die übrigen rücken auf.',
  guide: 'Abgelegt werden zwei Karten, die einander berühren, auch über Eck, und dreizehn ergeben. Ein König geht allein.',
  rules: `Auch bekannt als Neighbour, Neighbor.

## Ziel
Sind alle 52 Karten abgelegt, ist die Patience aufgegangen.

## Auslegen
25 offene Karten bilden ein Quadrat aus fünf Zeilen. Die übrigen 27 sind der Talon.

## Spielen
- Zwei Karten, die zusammen dreizehn ergeben, werden abgelegt, wenn sie einander berühren, nebeneinander, untereinander oder über Eck: Dame und Ass, Bube und Zwei, Zehn und Drei, Neun und Vier, Acht und Fünf, Sieben und Sechs.
- Ein König zählt dreizehn und wird allein abgelegt, wo immer er liegt.
- Auf die Farbe kommt es nie an.
- Das Quadrat schließt sich sofort: Alle Karten rücken in ihrer Ordnung auf, Zeile für Zeile, und der Talon füllt das Ende.

## Rat
Vor jedem Paar schauen, was das Aufrücken zusammenbringt. Oben bewegt ein Paar mehr Karten als unten, und ein König darf warten, bis sein Platz nützt.

## Herkunft
Das Spiel verbindet das Quadrat von Monte Carlo mit der Dreizehn der Pyramide.`,
  reasons: {
    apart: 'Die beiden Karten müssen einander berühren.',
    'no-king': 'Nur ein König wird allein abgelegt.',
  },
  piles: { tableau: 'Platz' },
};
