import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Shamrocks',
  summary: 'Achtzehn Kleeblätter, die nie mehr als drei Karten tragen.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Bewegt wird immer nur die oberste Karte eines Fächers.
- Angelegt wird aufwärts oder abwärts, gleich in welcher Farbe; auf ein Ass kommt nur eine Zwei, auf einen König nur eine Dame.
- Ein Fächer trägt nie mehr als drei Karten.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Am Anfang hat nur der letzte Fächer Platz. Jede Karte, die nach Hause geht, schafft einen neuen: mit den freien Plätzen haushalten.`,
  piles: { tableau: 'Fächer' },
};
