import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Crescent',
  summary: 'Sixteen piles in an arc; three times you may bring the bottom card of each to the top.',
  guide:
    'Build the piles up or down in suit; the foundations go up from the aces and down from the kings. Three times you may bring the bottom cards to the top.',
  rules: `Also known as La Demi-Lune.

## Goal
In each suit build two foundations: one up from the ace to the king, one down from the king to the ace. You win when all 104 cards are on the foundations.

## Layout
From two decks an ace and a king of each suit go to the middle. The other 96 cards lie in sixteen piles of six that form a crescent. All cards are face up. For a harder game, only the top card of each pile is; a face-down card is turned up as soon as it is exposed.

## Play
- Cards move one at a time; the top card of each pile is available.
- The piles are built up or down in suit, and the direction may change. Ace and king are adjacent.
- An empty pile is not filled.
- When the two foundations of a suit meet, a card may be moved from one to the other. The aces and kings with which they began stay. No card comes back to the crescent.

## Shift
You may shift three times in a game: the bottom card of each pile is moved to its top. The others keep their order.

## Advice
Exhaust your moves before you shift: afterwards every pile shows a different card. Move a long sequence card by card to another pile and it is reversed, ready for the other foundation.

## History
An old patience, which French books call La Demi-Lune.`,
  actions: { shift: 'Shift' },
  options: { cards: { name: 'Cards in the crescent', values: { open: 'All face up', closed: 'Only the top ones face up' } } },
  piles: { stock: 'shift', tableau: 'pile' },
  reasons: {
    base: 'The ace or king with which a foundation began stays.',
    'no-shift': 'You have shifted three times already.',
    'nothing-below': 'No pile has more than one card.',
  },
};

export const de: Words = {
  name: 'Halbmond',
  summary: 'Sechzehn Päckchen im Bogen; dreimal kommt bei allen die unterste Karte nach oben.',
  guide:
    'Auf den Päckchen geht es in derselben Farbe auf oder ab; auf den Assen aufwärts, auf den Königen abwärts. Dreimal darf man die untersten Karten nach oben holen.',
  rules: `Auch bekannt als Crescent und La Demi-Lune.

## Ziel
Von jeder Farbe wachsen zwei Familien: eine vom Ass aufwärts bis zum König, eine vom König abwärts bis zum Ass. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen ein Ass und ein König jeder Farbe in die Mitte. Die anderen 96 Karten liegen zu je sechs in sechzehn Päckchen, die einen Halbmond bilden. Alle Karten liegen offen. Wer es schwerer mag, sieht nur die oberste jedes Päckchens; wird eine verdeckte Karte frei, wird sie aufgedeckt.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Päckchens.
- Im Halbmond wird in derselben Farbe angelegt, aufwärts wie abwärts. Ass und König passen aufeinander.
- Ein leeres Päckchen bleibt leer.
- Treffen sich die beiden Familien einer Farbe, darf eine Karte von der einen auf die andere wechseln. Die Asse und Könige, mit denen sie begannen, bleiben liegen. In den Halbmond kommt keine Karte zurück.

## Verschieben
Dreimal im Spiel darf man verschieben: Bei jedem Päckchen kommt dann die unterste Karte nach oben. Die anderen behalten ihre Ordnung.

## Rat
Vor dem Verschieben alle Züge ansehen, denn danach liegt auf jedem Päckchen eine andere Karte. Eine lange Folge lässt sich Karte für Karte auf ein anderes Päckchen legen und liegt dann umgekehrt: So passt sie zur anderen Familie.

## Herkunft
Eine alte Patience, die in französischen Büchern La Demi-Lune heißt.`,
  actions: { shift: 'Verschieben' },
  options: { cards: { name: 'Karten im Halbmond', values: { open: 'Alle offen', closed: 'Nur die obersten offen' } } },
  piles: { stock: 'Verschieben', tableau: 'Päckchen' },
  reasons: {
    base: 'Das Ass oder der König, mit dem eine Familie begann, bleibt liegen.',
    'no-shift': 'Dreimal ist schon verschoben worden.',
    'nothing-below': 'Kein Päckchen hat mehr als eine Karte.',
  },
};
