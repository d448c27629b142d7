import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Elevens',
  summary: 'From nine cards discard two that make eleven, or a jack, a queen and a king together.',
  guide: 'Discard two cards that make eleven, or a jack, a queen and a king together. Suits don’t matter.',
  rules: `## Goal
Discard all 52 cards; then you win.

## Layout
Deal nine face-up cards in three rows. The other 43 cards are the stock.

## Play
- Two cards that make eleven are discarded: ace and ten, two and nine, three and eight, four and seven, five and six.
- When a jack, a queen and a king are all on the table, they may be discarded together. Suits never matter.
- Every empty place is filled at once from the stock, as long as there are cards.

## Advice
There is little to decide. Where a card has two partners, it makes no difference which one you take. It is a game for a coffee break.`,
  actions: { court: 'Discard jack, queen and king' },
  reasons: { 'no-court': 'A jack, a queen and a king must be on the table at the same time.' },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Elferpatience',
  summary: 'Neun Karten: Je zwei, die elf ergeben, werden abgelegt; Bube, Dame und König gehen zu dritt.',
  guide: 'Zwei Karten, die elf ergeben, werden zusammen abgelegt; ebenso Bube, Dame und König. Die Farbe spielt keine Rolle.',
  rules: `Auch bekannt als Elevens.

## Ziel
Sind alle 52 Karten abgelegt, ist die Patience aufgegangen.

## Auslegen
Neun offene Karten liegen in drei Zeilen. Die übrigen 43 sind der Talon.

## Spielen
- Zwei Karten, die zusammen elf ergeben, werden abgelegt: Ass und Zehn, Zwei und Neun, Drei und Acht, Vier und Sieben, Fünf und Sechs.
- Liegen ein Bube, eine Dame und ein König aus, werden diese drei zusammen abgelegt. Auf die Farbe kommt es nie an.
- Jeder leere Platz wird sofort aus dem Talon gefüllt, solange er reicht.

## Rat
Viel zu wählen gibt es nicht. Wo eine Karte zwei Partner hat, ist es gleich, welcher geht; ein Spiel für die Kaffeepause.`,
  actions: { court: 'Bube, Dame und König ablegen' },
  reasons: { 'no-court': 'Dafür müssen Bube, Dame und König zugleich ausliegen.' },
  piles: { tableau: 'Platz' },
};
