import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Agnes Sorel',
  summary: 'Rot auf Rot, Schwarz auf Schwarz, eine wechselnde Grundkarte, und Lücken füllt nur der Talon.',
  rules: `Auch bekannt als Agnes.

## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen; wer es strenger mag, legt nur die unterste offen und deckt auf, was frei wird. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Die übrigen 23 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, Rot auf Rot und Schwarz auf Schwarz; auf ein Ass gehört ein König. Geordnete Karten wandern zusammen.
- In eine leere Reihe legt man nichts; sie füllt sich erst, wenn der Talon wieder gibt.
- Wann man will, gibt der Talon jeder Reihe eine Karte, offen und von links nach rechts: dreimal sieben und am Ende zwei.
- Aus einer Familie kommt keine Karte zurück.

## Rat
Wo man die Wahl hat, in der eigenen Farbe anlegen. Die Patience geht selten auf; jede Karte auf einer Familie ist ein Erfolg.

## Herkunft
Benannt nach der Geliebten Karls VII. von Frankreich.`,
  actions: { deal: 'Reihe geben' },
  options: { columns: { name: 'Reihen', values: { open: 'Offen', hidden: 'Halb verdeckt' } } },
};
