import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Plait',
  summary: 'Twenty cards form a plait, of which only the last is ever available.',
  guide: 'Build the foundations in suit from the base cards. Only the last card of the plait is available.',
  rules: `Also known as Braid and Der Zopf.

## Goal
Build eight foundations up in suit on eight base cards of the same rank. An ace follows a king. You win when all 104 cards are on the foundations.

## Layout
Deal twenty face-up cards from two decks in a plait. Four cards go to its corners, four helpers to each side. The next card is the first base card, and all eight foundations begin with its rank. The other 71 cards are the stock.

## Play
- The last card of the plait, each corner, each helper and the top card of the waste may go to the foundations.
- When a corner is empty, the last card of the plait fills it at once.
- The top card of the waste may fill an empty helper’s place whenever you like and, when the plait is gone, an empty corner.
- Turn the stock card by card onto the waste. There are three passes: when the stock is empty, turn the waste over, without shuffling.
- No card comes back from the foundations.
- Foundations are built up. As an option, the first card placed on a base card decides whether all of them are built up or down.

## Advice
The plait comes first: play from the corners, since each move draws a card out of it. If both copies of a card are in the plait, you must unravel it as far as the first one.

## History
One of the best-known German patiences, loved for its layout.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: { way: { name: 'Foundations', values: { up: 'Up', either: 'Up or down, as you begin' } } },
  piles: { reserve: 'plait', tableau: 'corner', cell: 'helper' },
};

export const de: Words = {
  name: 'Zopf',
  summary: 'Zwanzig Karten hängen im Zopf, und frei ist immer nur die letzte.',
  guide: 'Auf die Grundkarten wird in einer Farbe angelegt. Vom Zopf ist immer nur die letzte Karte frei.',
  rules: `Auch bekannt als Der Zopf, Flechte, Plait und Braid.

## Ziel
Auf acht Grundkarten desselben Werts wachsen acht Familien, jede in einer Farbe. Nach dem König geht es mit dem Ass weiter. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwanzig offene Karten bilden den Zopf. An seine Ecken kommen vier Eckkarten, an die Seiten je vier Hilfskarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle acht. Die übrigen 71 Karten sind der Talon.

## Spielen
- Auf die Familien dürfen die letzte Karte des Zopfes, jede Eckkarte, jede Hilfskarte und die oberste Karte der Ablage.
- Wird eine Ecke frei, rückt sofort die letzte Karte des Zopfes nach.
- Auf den freien Platz einer Hilfskarte darf die oberste Karte der Ablage, wann man will. Ist der Zopf aufgelöst, gilt das auch für die Ecken.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Von den Familien kommt keine Karte zurück.
- Die Familien steigen. Wer es anders mag, lässt die erste Karte auf einer Grundkarte entscheiden, ob alle steigen oder fallen.

## Rat
Der Zopf geht vor: Eckkarten zuerst spielen, denn jede zieht eine Karte aus ihm heraus. Liegen beide Exemplare einer Karte in ihm, hilft keine andere: Bis zum ersten muss er dann aufgelöst werden.

## Herkunft
Eine der bekanntesten deutschen Patiencen, beliebt ihres bunten Bildes wegen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { way: { name: 'Familien', values: { up: 'Aufwärts', either: 'Wie die erste Karte' } } },
  piles: { reserve: 'Zopf', tableau: 'Eckkarte', cell: 'Hilfskarte' },
};
