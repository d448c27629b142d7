import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Royal East',
  summary: 'Five piles form a cross between four foundations, with a single pass through the stock.',
  guide: 'Build the piles down in any suit, and the foundations up in suit from the base card. Any card fills an empty place.',
  rules: `Also known as Four Seasons. Elsewhere this name also stands for close relatives.

## Goal
Build four foundations up in suit, all from the same rank; an ace follows a king. You win when all 52 cards are on the foundations.

## Layout
The first card is the base card: it starts the foundation in the upper left corner, and the other three start with the same rank. Then deal five cards to form a cross between the corners. The other 46 cards are the stock.

## Play
- The five piles are built down regardless of suit; a king may be placed on an ace.
- Cards move one at a time; the top card of each pile is available.
- Any available card may fill an empty pile.
- No card comes back from the foundations.

## Stock
Turn one card at a time onto the waste, whose top card is available. There is only one pass.

## Advice
A pile hides what lies below its top card, so remember its order. Keep one pile for high cards.`,
  actions: { turn: 'Turn a card' },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Royal East',
  summary: 'Fünf Stapel bilden ein Kreuz zwischen vier Familien, und der Talon wird einmal durchgespielt.',
  guide:
    'Auf den Stapeln geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, von der Grundkarte an. Auf einen leeren Platz darf jede Karte.',
  rules: `Auch bekannt als Vier Jahreszeiten. So heißen anderswo auch nahe Verwandte.

## Ziel
Vier Familien wachsen, jede in einer Farbe, auf Grundkarten desselben Werts; auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die erste Karte ist die Grundkarte: Mit ihr beginnt die Familie links oben, mit demselben Wert die anderen drei. Fünf Karten bilden dann ein Kreuz zwischen den Ecken. Die übrigen 46 Karten sind der Talon.

## Spielen
- Auf den fünf Stapeln wird abwärts angelegt, gleich in welcher Farbe; auf ein Ass gehört ein König.
- Bewegt wird immer nur eine Karte; frei ist die oberste jedes Stapels.
- Auf einen leeren Platz darf jede freie Karte.
- Von den Familien kommt keine Karte zurück.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Von einem Stapel sieht man nur die oberste Karte: sich merken, was darunterliegt. Einen Stapel für die hohen Karten freihalten.`,
  actions: { turn: 'Umschlagen' },
  piles: { tableau: 'Stapel' },
};
