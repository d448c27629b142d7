import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Yukon',
  summary: 'Ohne Talon: jede offene Karte darf wandern, mit allem, was auf ihr liegt.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen. In der ersten liegt eine offene Karte, in den anderen liegen auf ein bis sechs verdeckten Karten je fünf offene. Einen Talon gibt es nicht.

## Spielen
- Jede offene Karte darf bewegt werden, und alle Karten, die auf ihr liegen, gehen mit, auch wenn sie keine Ordnung haben.
- Angelegt wird abwärts und im Wechsel von Rot und Schwarz: Von den bewegten Karten muss nur die passen, auf der die anderen liegen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt.

## In einer Farbe
Die russische Spielart, bekannt als Russian Solitaire: In den Reihen wird nur in derselben Farbe angelegt. Sie geht viel seltener auf.

## Rat
Zuerst die verdeckten Karten. Vor jedem Zug prüfen, ob er nicht die Karte begräbt, die als nächste gebraucht wird: Zwei Karten, von denen jede unter der anderen wartet, sind das Ende.`,
  options: { build: { name: 'Angelegt wird', values: { alternate: 'Im Wechsel', same: 'In einer Farbe' } } },
};
