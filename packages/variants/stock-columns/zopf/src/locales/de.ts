import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Zopf',
  summary: 'Zwanzig Karten hängen im Zopf, und frei ist immer nur die letzte.',
  rules: `Auch bekannt als Der Zopf, Flechte, Plait und Braid.

## Ziel
Auf acht Grundkarten desselben Werts wachsen acht Familien, jede in ihrer Farbe. Nach dem König geht es mit dem Ass weiter. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwanzig offene Karten bilden den Zopf. An seine Ecken kommen vier Eckkarten, an die Seiten je vier Hilfskarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle acht. Die übrigen 71 Karten sind der Talon.

## Spielen
- Auf die Familien dürfen die letzte Karte des Zopfes, jede Eckkarte, jede Hilfskarte und die oberste Karte der Ablage.
- Wird eine Ecke frei, rückt sofort die letzte Karte des Zopfes nach.
- Auf den freien Platz einer Hilfskarte darf die oberste Karte der Ablage, wann man will. Ist der Zopf aufgelöst, gilt das auch für die Ecken.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt.
- Die Familien steigen. Wer es anders mag, lässt die erste Karte auf einer Grundkarte entscheiden, ob alle steigen oder fallen.

## Rat
Der Zopf geht vor: Eckkarten zuerst spielen, denn jede zieht eine Karte aus ihm heraus. Liegen beide Exemplare einer Karte in ihm, hilft keine andere: Bis zum ersten muss er dann aufgelöst werden.

## Herkunft
Eine der bekanntesten deutschen Patiencen, beliebt ihres bunten Bildes wegen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { way: { name: 'Familien', values: { up: 'Aufwärts', either: 'Wie die erste Karte' } } },
  piles: { reserve: 'Zopf', tableau: 'Eckkarte', cell: 'Hilfskarte' },
};
