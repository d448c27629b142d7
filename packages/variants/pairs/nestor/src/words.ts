import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Nestor',
  summary: 'Cards of a rank leave in pairs, from the ends of the columns or with the help of four cards beside them.',
  rules: `## Goal
All 52 cards leave, always two of the same rank.

## Layout
Eight columns of six face-up cards, dealt row by row. No two cards in a column have the same rank: such a card goes to the bottom of the pack and the next one takes its place; it stays only when there is no other left. The last four cards are the helpers.

## Play
- Two cards of the same rank leave together, whatever their suits.
- Available are the end cards of the columns and all four helpers.
- Nothing is built, and empty places stay empty.

## Advice
Save the helpers as long as the columns have pairs among themselves. Of three available cards of a rank take the two that lie on something more useful.

## History
Professor Hoffmann describes the game in his book of patience games of 1892.`,
  piles: { reserve: 'helper' },
};

export const de: Words = {
  name: 'Nestor',
  summary: 'Je zwei gleiche Karten gehen ab, von den Enden der Reihen oder mit Hilfe von vier Helfern.',
  rules: `## Ziel
Alle 52 Karten gehen ab, immer zwei von gleichem Wert.

## Auslegen
Acht Reihen zu sechs offenen Karten, Zeile für Zeile gegeben. In keiner Reihe liegen zwei Karten von gleichem Wert: Kommt eine solche, so wandert sie unter den Stoß, und die nächste tritt an ihre Stelle; nur wenn gar keine andere mehr da ist, bleibt sie liegen. Die letzten vier Karten sind die Helfer.

## Spielen
- Zwei Karten gleichen Werts gehen zusammen ab, gleich welcher Farbe.
- Frei sind die untersten Karten der Reihen und alle vier Helfer.
- Angelegt wird nichts, und leere Plätze bleiben leer.

## Rat
Die Helfer sparen, solange die Reihen selbst Paare hergeben. Von drei freien gleichen Karten die zwei nehmen, unter denen das Nützlichere liegt.

## Herkunft
Professor Hoffmann beschreibt das Spiel 1892 in seinem Buch der Patiencen.`,
  piles: { reserve: 'Helfer' },
};
