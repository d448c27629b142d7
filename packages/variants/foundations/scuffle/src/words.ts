import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Scuffle',
  summary: 'Auld Lang Syne with two redeals: what is left is shuffled and dealt again.',
  guide: 'The top cards of the piles go to the foundations, which are built up regardless of suit. The stock deals four cards at a time.',
  rules: `## Goal
Build the four aces up to kings, regardless of suit. You win when all 52 cards are on the foundations.

## Layout
The four aces begin the foundations. The other 48 cards are the stock; below the aces is room for four piles.

## Play
- Deal four cards from the stock, one face up onto each pile, the empty ones too.
- The top card of each pile may be played to a foundation if it is one higher than the last card there. Suits don’t matter.
- Nothing is built on the piles, and an empty pile is filled only by the next deal.
- When the stock is used up, gather the piles and shuffle them into a new stock. You may do so twice.

## Advice
Only the top cards are seen, so remember what lies below them. When two cards fit, play the one that covers a card you need soon.`,
  actions: { deal: 'Deal four cards', redeal: 'Shuffle the piles' },
  reasons: { 'no-redeal': 'The piles may be shuffled only twice.' },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Scuffle',
  summary: 'Wie Auld Lang Syne, aber zweimal wird gemischt und neu gegeben, was übrig ist.',
  guide:
    'Die obersten Karten der Stapel gehen auf die Familien, die aufwärts wachsen, gleich in welcher Farbe. Der Talon gibt immer vier Karten.',
  rules: `Auch bekannt als Rangelei.

## Ziel
Vier Familien wachsen vom Ass bis zum König; auf die Farbe kommt es nicht an. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse beginnen die Familien. Die übrigen 48 Karten sind der Talon; unter den Assen ist Platz für vier Stapel.

## Spielen
- Der Talon gibt vier Karten, auf jeden Stapel eine offene, auch auf leere.
- Die oberste Karte eines Stapels kommt auf eine Familie, wenn sie um eins höher ist als deren letzte. Auf die Farbe kommt es nicht an.
- Auf den Stapeln wird nichts angelegt, und ein leerer wartet auf die nächste Lage.
- Ist der Talon verbraucht, werden die Stapel eingesammelt und gemischt und sind der neue Talon. Das ist zweimal erlaubt.

## Rat
Zu sehen ist nur die oberste Karte jedes Stapels: sich merken, was darunter liegt. Passen zwei Karten, dann die spielen, die eine bald gebrauchte bedeckt.`,
  actions: { deal: 'Vier Karten geben', redeal: 'Stapel mischen' },
  reasons: { 'no-redeal': 'Die Stapel werden nur zweimal gemischt.' },
  piles: { tableau: 'Stapel' },
};
