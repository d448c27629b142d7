import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Fächerpatience',
  summary: 'Achtzehn kleine Fächer zu drei Karten; in einen leeren darf nur ein König.',
  rules: `Auch bekannt als Fan.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Bewegt wird immer nur die oberste Karte eines Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt.
- In einen leeren Fächer darf nur ein König.
- Von ihrer Familie darf die oberste Karte in die Fächer zurückkehren.

## Rat
Könige, die auf anderen Karten liegen, zuerst nach unten bringen: Sie sperren alles, was unter ihnen liegt. Nichts auf eine Karte legen, die bald gebraucht wird.`,
  piles: { tableau: 'Fächer' },
};
