import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Dubletten',
  summary: 'Auf einem einzigen Stapel folgt immer der doppelte Wert; nur die Könige bleiben liegen.',
  rules: `## Ziel
Alle Karten außer den vier Königen kommen auf einen einzigen Stapel: Auf jede folgt der doppelte Wert. Liegen 48 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht offene Karten werden als Quadrat mit leerer Mitte ausgelegt. Die mittlere Karte unten ist die Grundkarte, die anderen sieben bilden einen Bogen darum. Ein König, der dabei erscheint, kommt offen unter den Talon, und die nächste Karte nimmt seinen Platz ein. Die übrigen Karten sind der Talon.

## Spielen
- Bube zählt 11, Dame 12. Ist das Doppelte mehr als 13, wird 13 abgezogen. So folgen aufeinander: Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7 und wieder Ass. Die Farben spielen keine Rolle.
- Frei sind die Karten des Bogens und die oberste Karte der Ablage.
- Eine Lücke im Bogen füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt.
- Könige kommen nirgendwohin. Füllt ein König eine Lücke, ist der Platz für immer besetzt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt.

## Rat
Eine Lücke holt, was oben auf der Ablage liegt. Wer dort einen König sieht, schlägt lieber erst weiter um.

## Herkunft
Im Englischen heißt sie auch Double or Quits, doppelt oder nichts.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  piles: { reserve: 'Bogen' },
  reasons: { king: 'Könige bleiben liegen.', 'not-double': 'Hier folgt der doppelte Wert, über 13 um 13 vermindert.' },
};
