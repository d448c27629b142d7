import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Offene Reihen, ein Talon, und jede Familie wächst auf ihrem Ass.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie, in ihrer Farbe vom Ass bis zum König. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
In jeder Reihe liegen drei offene Karten. Die übrigen bilden den Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt. Eine geordnete Folge wandert im Ganzen.
- In eine leere Reihe darf jede Karte und jede Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Ist er leer, darf die Ablage einmal umgedreht werden, oder auf Wunsch gar nicht.`,
  actions: { turn: 'Karte umdrehen', redeal: 'Ablage umdrehen' },
  options: { redeals: { name: 'Ablage umdrehen', values: { 1: 'Einmal', 0: 'Nie' } } },
};
