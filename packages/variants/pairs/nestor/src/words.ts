import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Nestor',
  summary: 'Discard cards of the same rank in pairs, from eight columns or with the help of four cards beside them.',
  guide: 'Discard two available cards of the same rank. Suits don’t matter; the four cards at the side help.',
  rules: `## Goal
Discard all cards, always two of the same rank. You win when all 52 cards have been discarded.

## Layout
Deal eight columns of six face-up cards, row by row. No two cards in a column have the same rank: a card that would repeat a rank goes to the bottom of the deck and the next one is dealt instead, unless none is left that fits. The last four cards are the helpers.

## Play
- Two cards of the same rank are discarded together, regardless of suit.
- The exposed cards of the columns and all four helpers are available.
- Nothing is built, and empty places are not filled.

## Advice
Save the helpers as long as there are pairs in the columns. Of three available cards of a rank take the two that uncover the more useful cards.

## History
Professor Hoffmann describes the game in his book of patience games of 1892.`,
  piles: { reserve: 'helper' },
};

export const de: Words = {
  name: 'Nestor',
  summary: 'Je zwei gleiche Karten werden abgelegt, von den Enden der Reihen oder mit Hilfe von vier Helfern.',
  guide: 'Zwei freie Karten gleichen Werts werden zusammen abgelegt, gleich welcher Farbe. Die vier Helfer am Rand sind immer frei.',
  rules: `## Ziel
Alle 52 Karten werden abgelegt, immer zwei von gleichem Wert. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Acht Reihen zu sechs offenen Karten, Zeile für Zeile gegeben. In keiner Reihe liegen zwei Karten von gleichem Wert: Kommt eine solche, so kommt sie unter die noch nicht gegebenen Karten, und die nächste wird an ihrer Stelle gelegt; nur wenn gar keine andere mehr da ist, bleibt sie liegen. Die letzten vier Karten sind die Helfer.

## Spielen
- Zwei Karten gleichen Werts werden zusammen abgelegt, gleich welcher Farbe.
- Spielbar sind die freien Karten der Reihen und alle vier Helfer.
- Angelegt wird nichts, und leere Plätze bleiben leer.

## Rat
Die Helfer sparen, solange die Reihen selbst Paare hergeben. Von drei freien gleichen Karten die zwei nehmen, unter denen das Nützlichere liegt.

## Herkunft
Professor Hoffmann beschreibt das Spiel 1892 in seinem Buch der Patiencen.`,
  piles: { reserve: 'Helfer' },
};
