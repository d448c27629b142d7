import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Doublets',
  summary: 'On a single pile each card is followed by twice its value; the kings are never played.',
  guide:
    'Play twice the last card’s value; subtract 13 when it is more. Win by placing all cards but the kings. So: ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7, ace.',
  rules: `Also known as Double or Quits and Dubletten.

## Goal
Build all cards but the four kings on a single pile, each followed by twice its value. You win when 48 cards are there.

## Layout
Lay out eight face-up cards in a square with an empty middle. The middle card of the bottom row is the foundation, the other seven make an arch around it. A king that turns up is put under the stock, face up, and the next card takes its place. The other cards are the stock.

## Play
- Jacks count 11, queens 12. When the double is more than 13, subtract 13. So the order is: ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7, and ace again. Suits don’t matter.
- The cards of the arch and the top of the waste are available.
- A gap in the arch is filled at once from the waste, or from the stock when the waste is empty.
- Kings are never played. Where a king fills a gap, that place is blocked for the rest of the game.
- Turn the stock card by card onto the waste. There are three passes: when the stock is empty, turn the waste over, without shuffling.

## Advice
A gap is filled with the top card of the waste. When that is a king, turn another card first.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  piles: { reserve: 'arch' },
  reasons: {
    king: 'Kings stay where they are.',
    'not-double': 'Only the card of twice the value fits here, less 13 if that is more than 13.',
  },
};

export const de: Words = {
  name: 'Dubletten',
  summary: 'Auf einem einzigen Stapel folgt immer der doppelte Wert; nur die Könige bleiben liegen.',
  guide:
    'Es folgt immer das Doppelte, über 13 um 13 vermindert: Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7, Ass. Das Ziel: alle Karten außer den Königen unterbringen.',
  rules: `## Ziel
Alle Karten außer den vier Königen kommen auf einen einzigen Stapel: Auf jede folgt der doppelte Wert. Liegen 48 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht offene Karten werden als Quadrat mit leerer Mitte ausgelegt. Die mittlere Karte unten ist die Grundkarte, die anderen sieben bilden einen Bogen darum. Ein König, der dabei erscheint, kommt offen unter den Talon, und die nächste Karte nimmt seinen Platz ein. Die übrigen Karten sind der Talon.

## Spielen
- Bube zählt 11, Dame 12. Ist das Doppelte mehr als 13, wird 13 abgezogen. So folgen aufeinander: Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7 und wieder Ass. Die Farben spielen keine Rolle.
- Frei sind die Karten des Bogens und die oberste Karte der Ablage.
- Eine Lücke im Bogen füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt.
- Könige werden nie gespielt. Füllt ein König eine Lücke, ist der Platz für immer besetzt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.

## Rat
Eine Lücke holt, was oben auf der Ablage liegt. Wer dort einen König sieht, schlägt lieber erst weiter um.

## Herkunft
Im Englischen heißt sie auch Double or Quits, doppelt oder nichts.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  piles: { reserve: 'Bogen' },
  reasons: { king: 'Könige bleiben liegen.', 'not-double': 'Hier folgt der doppelte Wert, über 13 um 13 vermindert.' },
};
