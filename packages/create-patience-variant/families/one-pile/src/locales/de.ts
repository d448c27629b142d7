import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alle Karten gehen auf einen Stapel, auf- oder abwärts, wie es kommt.',
  rules: `## Ziel
Die Reihen werden abgeräumt. Sind sie leer, ist die Patience aufgegangen.

## Auslegen
Die Karten liegen offen in sieben Reihen. Eine Karte beginnt den Stapel, die übrigen bilden den Talon.

## Spielen
- Die unterste Karte einer Reihe geht auf den Stapel, wenn sie um eins höher oder niedriger ist, in beliebiger Farbe.
- Ass und König folgen aufeinander, oder auf Wunsch nicht.
- Passt nichts, wird eine Karte des Talons auf den Stapel gelegt.`,
  actions: { turn: 'Karte umdrehen' },
  options: { corner: { name: 'Ass und König', values: { open: 'Folgen aufeinander', closed: 'Sind Enden' } } },
};
