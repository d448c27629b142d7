import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Robert',
  summary: 'One foundation, one waste, three passes: the smallest of all patiences, and seldom won.',
  guide: 'Play the top card of the waste if it is one higher or one lower than the foundation’s last card.',
  rules: `## Goal
Play all 52 cards to the foundation; then you win.

## Layout
One face-up card begins the foundation. The other 51 cards are the stock.

## Play
- Turn the cards of the stock one at a time onto the waste. Only its top card is available.
- It may be played to the foundation if it is one higher or one lower than the last card there. Suits don’t matter, and ace and king are adjacent.
- When the stock is used up, turn the waste over: twice, or not at all for a game that is next to impossible.

## Advice
You need not play a card at once: left on the waste, it covers the card below it; played later, it uncovers that card again. In the second pass you know what comes.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: { redeals: { name: 'Turning the waste over', values: { 2: 'Twice', 0: 'Never' } } },
  piles: { foundation: 'foundation' },
};

export const de: Words = {
  name: 'Robert',
  summary: 'Eine Kette, eine Ablage, drei Durchgänge: die kleinste aller Patiencen, und selten geht sie auf.',
  guide: 'Auf die Kette passt die oberste Karte der Ablage, wenn sie um eins höher oder niedriger ist als deren letzte.',
  rules: `## Ziel
Alle 52 Karten kommen auf die Kette; dann ist die Patience aufgegangen.

## Auslegen
Eine offene Karte beginnt die Kette. Die übrigen 51 sind der Talon.

## Spielen
- Karte für Karte wird der Talon auf die Ablage umgeschlagen. Frei ist nur deren oberste.
- Sie kommt auf die Kette, wenn sie um eins höher oder niedriger ist als deren letzte. Auf die Farbe kommt es nicht an; Ass und König sind Nachbarn.
- Ist der Talon verbraucht, wird die Ablage umgedreht: zweimal, oder auf Wunsch gar nicht. Dann geht es fast nie auf.

## Rat
Eine passende Karte muss nicht sofort gespielt werden: Bleibt sie liegen, bedeckt sie die untere; geht sie fort, wird diese wieder frei. Im zweiten Durchgang weiß man, was kommt.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { redeals: { name: 'Ablage umdrehen', values: { 2: 'Zweimal', 0: 'Nie' } } },
  piles: { foundation: 'Kette' },
};
