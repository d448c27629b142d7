import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Eagle Wing',
  summary: 'Eight columns of at most three cards, and in the middle a face-down reserve.',
  guide: 'Build the wings down in suit, at most three cards each, and the foundations up in suit from the base card.',
  rules: `Also known as Thirteen Down.

## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Thirteen face-down cards form the reserve in the middle, the trunk. The next card is the first base card, and all four foundations begin with its rank. On each side of the trunk four face-up cards begin the wings, eight columns in all. The other 30 cards are the stock.

## Play
- The wings are built down in suit; a king may be placed on an ace. Cards move one at a time; a run may be moved in one go if there are enough empty columns.
- No column holds more than three cards.
- An empty column is filled at once from the reserve. When that is used up, any card may fill it.
- When only one card of the reserve is left, it is turned up and may be played.
- Turn the stock card by card onto the waste, whose top card is available. There are three passes: when the stock is empty, turn the waste over, without shuffling.
- No card comes back from the foundations.

## Advice
A column is soon full. Make gaps before you build: only a gap brings out a card of the reserve.

## History
Named after its layout: an eagle with its wings spread.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
};

export const de: Words = {
  name: 'Adlerschwinge',
  summary: 'Acht Federn zu höchstens drei Karten, und in der Mitte eine Reserve, die verdeckt bleibt.',
  guide: 'In den Schwingen geht es abwärts in derselben Farbe, höchstens drei Karten hoch; auf den Familien von der Grundkarte aufwärts.',
  rules: `Auch bekannt als Eagle Wing und Thirteen Down.

## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn verdeckte Karten bilden in der Mitte die Reserve, den Rumpf. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Links und rechts vom Rumpf beginnen je vier offene Karten die Schwingen, im Ganzen acht Reihen. Die übrigen 30 Karten sind der Talon.

## Spielen
- In den Schwingen wird abwärts in derselben Farbe angelegt; auf ein Ass gehört der König. Die Karten werden einzeln bewegt; eine Folge darf auf einmal verlegt werden, wenn genug leere Plätze da sind.
- Mehr als drei Karten liegen in keiner Reihe.
- Eine leere Reihe wird sofort aus der Reserve gefüllt. Ist sie verbraucht, darf jede Karte hinein.
- Die letzte Karte der Reserve wird aufgedeckt und spielt mit.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist, und im Ganzen dreimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Von den Familien kommt keine Karte zurück.

## Rat
Drei Karten sind schnell erreicht. Lücken schaffen geht vor Anlegen, denn nur so kommt die Reserve heraus.

## Herkunft
Das Bild gab ihr den Namen: ein Adler mit ausgebreiteten Schwingen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
