import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Agnes Bernauer',
  summary: 'Offene Reihen wie bei Klondike, eine wechselnde Grundkarte und sieben Reservestapel.',
  rules: `## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Darüber sieben Reservekarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Die übrigen 16 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König. Geordnete Karten wandern zusammen.
- In eine leere Reihe darf nur die Karte, die eine Familie abschließt: der Wert unter der Grundkarte, allein oder mit ihrer Folge.
- Von jedem Reservestapel ist die oberste Karte frei. Dorthin gelegt wird nichts.
- Wann man will, gibt der Talon jedem Reservestapel eine Karte: zweimal sieben und am Ende zwei.

## Rat
Bevor der Talon gibt, die Reserve so weit leeren, wie es geht: Jede neue Karte deckt eine alte zu.

## Herkunft
Sie heißt nach der Baderstochter aus Augsburg, die einen Herzog liebte und 1435 in der Donau ertränkt wurde.`,
  actions: { deal: 'Reserve geben' },
};
