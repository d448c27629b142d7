import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alles hängt davon ab, wohin die Karten kommen, die noch nicht passen.',
  rules: `## Ziel
Auf jedem Ass wächst ein Stapel bis zum König, ohne Rücksicht auf die Farbe. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten bilden den Talon. Vier Reihen, auf Wunsch fünf, sind leer.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Deren oberste Karte geht auf ein Fundament oder an eine beliebige Reihe.
- Die unterste Karte einer Reihe geht nur noch auf ein Fundament.
- Der Talon wird einmal durchgespielt; die Ablage wird nicht umgedreht.`,
  actions: { turn: 'Karte umdrehen' },
  options: { columns: { name: 'Reihen', values: { 4: 'Vier', 5: 'Fünf' } } },
};
