import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Easthaven',
  summary: 'Klondike ohne Ablage: Der Talon gibt auf alle Reihen zugleich.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu drei Karten: zwei verdeckt, die dritte offen. Die übrigen 31 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Geordnete Karten wandern zusammen. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge; wer es strenger mag, lässt nur Könige zu.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Wann man will, gibt der Talon jeder Reihe eine Karte, offen und von links nach rechts. Beim letzten Mal sind es noch drei.

## Rat
Vor jedem Geben alles spielen, was Karten auf die Familien bringt: Die neue Reihe deckt alles zu.

## Herkunft
Sie ist mit Klondike verwandt und das Gegenstück zu Westcliff, das mit einer Ablage gespielt wird.`,
  actions: { deal: 'Reihe geben' },
  options: { gaps: { name: 'Leere Reihen', values: { any: 'Jede Karte', kings: 'Nur Könige' } } },
};
