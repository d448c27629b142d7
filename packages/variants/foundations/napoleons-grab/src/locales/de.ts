import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Napoleons Grab',
  summary: 'Viermal geht es in der Mitte von der Sechs zum Ass, in den Ecken von der Sieben zum König.',
  rules: `Auch bekannt als Napoleon’s Tomb.

## Ziel
In der Mitte liegt das Grab: Dort geht es von der Sechs abwärts bis zum Ass, viermal hintereinander, bis 24 Karten liegen. In den vier Ecken geht es von der Sieben aufwärts bis zum König. Die Farben spielen keine Rolle. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Ausgelegt wird nichts: Alle Karten sind der Talon. Platz ist für neun Stapel im Quadrat: in der Mitte das Grab, in den Ecken die Siebenen, dazwischen vier Plätze für Hilfskarten.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Ihre oberste Karte ist immer frei.
- Eine Sechs beginnt das Grab. Auf ein Ass folgt dort wieder eine Sechs.
- Vier Siebenen, gleich welche, beginnen die Ecken.
- Auf die vier Plätze darf je eine Karte von der Ablage, wann man will. Von dort kommt sie nur noch in die Mitte oder in eine Ecke.
- Der Talon wird nur einmal durchgespielt.

## Rat
Auf die Plätze gehören vor allem Karten des Grabes und was eine Ecke bald braucht. Was noch lange nicht passt, bleibt besser auf der Ablage.

## Herkunft
Eine der vielen Patiencen, die nach Napoleon heißen.`,
  actions: { turn: 'Umschlagen' },
  piles: { cell: 'Hilfsplatz', f1: 'Grab', f2: 'Ecke 1', f3: 'Ecke 2', f4: 'Ecke 3', f5: 'Ecke 4' },
};
