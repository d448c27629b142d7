import type { Words } from '@patience/core';

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
