import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Kleine Napoleon',
  summary: 'Alles liegt offen, und man entscheidet selbst, ob die Familien steigen oder fallen.',
  rules: `Auch bekannt als Der kleine Napoleon.

## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien in ihrer Farbe, alle aufwärts oder alle abwärts. Nach dem König kommt das Ass und umgekehrt. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die erste Karte ist die Grundkarte; die drei anderen ihres Werts kommen dazu, sobald sie erscheinen. Alle übrigen Karten liegen offen: acht Reihen zu fünf Karten, zwei Hilfsreihen zu vier. Ein Platz, der Keller, bleibt frei.

## Spielen
- Frei ist die äußere Karte jeder Reihe und jeder Hilfsreihe. Die Karten werden einzeln bewegt; eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den acht Reihen wird farbgerecht angelegt, aufwärts oder abwärts; König und Ass schließen aneinander.
- In eine leere Reihe darf jede Karte. An die Hilfsreihen wird nichts angelegt.
- Die erste Karte, die auf eine Grundkarte gelegt wird, entscheidet für alle vier, ob es aufwärts oder abwärts geht.
- Der Keller nimmt eine Karte auf. Heraus darf sie erst, wenn eine der beiden Hilfsreihen leer ist.

## Rat
Eine freie Reihe dreht eine Folge um. Vor der ersten Karte auf einer Grundkarte prüfen, in welcher Richtung mehr offen liegt.

## Herkunft
Unter diesem Namen eine alte Bekannte in deutschen Patiencebüchern; sie verlangt, weit vorauszudenken.`,
  piles: { tableau: 'Reihe', reserve: 'Hilfsreihe', cell: 'Keller' },
  reasons: { 'cellar-locked': 'Die Karte im Keller wird erst frei, wenn eine Hilfsreihe leer ist.' },
};
