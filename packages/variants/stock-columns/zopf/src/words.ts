import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Plait',
  summary: 'Twenty cards hang in a plait, and only the last of them is ever free.',
  rules: `Also known as Braid and Der Zopf.

## Goal
Build eight foundations up in suit on eight base cards of the same rank. An ace follows a king. You win when all 104 cards are on the foundations.

## Layout
Twenty face-up cards form the plait. Four cards go to its corners, four helpers to each of its sides. The next card is the first base card, and all eight foundations begin with its rank. The other 71 cards are the stock.

## Play
- The last card of the plait, each corner, each helper and the top card of the waste may go to the foundations.
- When a corner is free, the last card of the plait fills it at once.
- The top card of the waste may fill a helper’s place whenever you like. When the plait is gone, that holds for corners too.
- Turn the stock card by card onto the waste; you go through it three times in all. For the next pass the waste is turned over, without shuffling.
- Foundations go up. As an option, the first card laid on a base card decides whether all of them go up or down.

## Advice
The plait comes first: play corners, since each draws a card out of it. When both copies of a card lie in it, no other will do: it must be undone as far as the first of them.

## History
One of the best known German patiences, loved for its picture.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: { way: { name: 'Foundations', values: { up: 'Up', either: 'As the first card goes' } } },
  piles: { reserve: 'plait', tableau: 'corner', cell: 'helper' },
};

export const de: Words = {
  name: 'Zopf',
  summary: 'Zwanzig Karten hängen im Zopf, und frei ist immer nur die letzte.',
  rules: `Auch bekannt als Der Zopf, Flechte, Plait und Braid.

## Ziel
Auf acht Grundkarten desselben Werts wachsen acht Familien, jede in derselben Farbe. Nach dem König geht es mit dem Ass weiter. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwanzig offene Karten bilden den Zopf. An seine Ecken kommen vier Eckkarten, an die Seiten je vier Hilfskarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle acht. Die übrigen 71 Karten sind der Talon.

## Spielen
- Auf die Familien dürfen die letzte Karte des Zopfes, jede Eckkarte, jede Hilfskarte und die oberste Karte der Ablage.
- Wird eine Ecke frei, rückt sofort die letzte Karte des Zopfes nach.
- Auf den freien Platz einer Hilfskarte darf die oberste Karte der Ablage, wann man will. Ist der Zopf aufgelöst, gilt das auch für die Ecken.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Die Familien steigen. Wer es anders mag, lässt die erste Karte auf einer Grundkarte entscheiden, ob alle steigen oder fallen.

## Rat
Der Zopf geht vor: Eckkarten zuerst spielen, denn jede zieht eine Karte aus ihm heraus. Liegen beide Exemplare einer Karte in ihm, hilft keine andere: Bis zum ersten muss er dann aufgelöst werden.

## Herkunft
Eine der bekanntesten deutschen Patiencen, beliebt ihres bunten Bildes wegen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { way: { name: 'Familien', values: { up: 'Aufwärts', either: 'Wie die erste Karte' } } },
  piles: { reserve: 'Zopf', tableau: 'Eckkarte', cell: 'Hilfskarte' },
};
