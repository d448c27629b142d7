import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Windmill',
  summary: 'The middle is built up four times from ace to king, the corners down from four kings.',
  guide: 'Suits don’t matter: build up in the middle from ace to king, four times over, and down from a king at each corner.',
  rules: `Also known as Propeller.

## Goal
In the middle build one foundation up from ace to king, four times over, 52 cards in all. At the four corners build down from kings to aces. Suits don’t matter. You win when all 104 cards are on the foundations.

## Layout
Use two decks. Place an ace in the middle. Eight face-up cards around it form the sails. The other 95 cards are the stock.

## Play
- All cards of the sails and the top card of the waste are available.
- Any four kings begin the corners.
- In the middle an ace follows a king.
- The top card of a corner may be played to the middle, but not twice in succession: the next card there must come from elsewhere.
- A gap in the sails is filled at once from the waste, or from the stock when the waste is empty.
- Turn the stock card by card onto the waste. There is only one pass through the stock.

## Advice
The middle comes first: it needs 52 cards. Use the corners for what does not fit there.

## History
Named after its layout: the sails of a windmill.`,
  actions: { turn: 'Turn the stock' },
  piles: { cell: 'sail', f1: 'middle', f2: 'corner 1', f3: 'corner 2', f4: 'corner 3', f5: 'corner 4' },
  reasons: { 'corner-twice': 'After a card from a corner the next one must come from elsewhere.' },
};

export const de: Words = {
  name: 'Windmühle',
  summary: 'In der Mitte geht es vom Ass an viermal rund, an den Ecken gehen vier Könige abwärts.',
  guide: 'Auf die Farbe kommt es nicht an: in der Mitte viermal vom Ass bis zum König, an jeder Ecke vom König abwärts.',
  rules: `Auch bekannt als Windmill und Propeller.

## Ziel
In der Mitte wächst ein Stapel vom Ass bis zum König, viermal hintereinander, bis er 52 Karten hat. An den vier Ecken gehen vier Stapel vom König abwärts bis zum Ass. Die Farben spielen keine Rolle. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Ein Ass kommt in die Mitte. Um es herum bilden acht offene Karten die Flügel. Die übrigen 95 Karten sind der Talon.

## Spielen
- Frei sind alle Karten der Flügel und die oberste Karte der Ablage.
- Vier Könige, gleich welche, beginnen die Ecken.
- Nach einem König folgt in der Mitte wieder ein Ass.
- Eine Ecke darf ihre oberste Karte an die Mitte abgeben, aber nicht zweimal hintereinander: Die nächste Karte dort muss von anderswo kommen.
- Eine Lücke in den Flügeln füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Die Mitte geht vor: Sie braucht 52 Karten. Die Ecken nehmen auf, was dort gerade nicht passt.

## Herkunft
Das Bild der ausgelegten Karten gab ihr den Namen: die Flügel einer Windmühle.`,
  actions: { turn: 'Umschlagen' },
  piles: { cell: 'Flügel', f1: 'Mitte', f2: 'Ecke 1', f3: 'Ecke 2', f4: 'Ecke 3', f5: 'Ecke 4' },
  reasons: { 'corner-twice': 'Nach einer Karte aus einer Ecke muss die nächste von anderswo kommen.' },
};
