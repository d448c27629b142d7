import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'All cards go onto one pile, up or down as they come.',
  rules: `## Goal
Clear the columns. You win when they are empty.

## Layout
The cards lie face up in seven columns. One card begins the pile; the others are the stock.

## Play
- The exposed card of a column goes onto the pile if it is one rank higher or lower, in any suit.
- Ace and king follow each other, or not if you prefer.
- When nothing fits, turn a card of the stock onto the pile.`,
  actions: { turn: 'Turn a card' },
  options: { corner: { name: 'Ace and king', values: { open: 'Follow each other', closed: 'Are ends' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alle Karten kommen auf einen Stapel, auf- oder abwärts, wie es kommt.',
  rules: `## Ziel
Die Reihen werden abgeräumt. Sind sie leer, ist die Patience aufgegangen.

## Auslegen
Die Karten liegen offen in sieben Reihen. Eine Karte beginnt den Stapel, die übrigen bilden den Talon.

## Spielen
- Die freie Karte einer Reihe kommt auf den Stapel, wenn sie um eins höher oder niedriger ist, in beliebiger Farbe.
- Ass und König folgen aufeinander, oder auf Wunsch nicht.
- Passt nichts, wird eine Karte des Talons auf den Stapel gelegt.`,
  actions: { turn: 'Karte umdrehen' },
  options: { corner: { name: 'Ass und König', values: { open: 'Folgen aufeinander', closed: 'Sind Enden' } } },
};
