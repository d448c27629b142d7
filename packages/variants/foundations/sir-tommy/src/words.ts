import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sir Tommy',
  summary: 'Cards are spread over four heaps one by one: sort them well and all come home.',
  rules: `Also known as Old Patience, Try Again, Numerica.

## Goal
Build four families from ace to king, whatever the suits. When all 52 cards lie there, you have won.

## Layout
Nothing is laid out. The top card of the stock is face up, and below there is room for four heaps.

## Play
- The open card goes onto a family if it fits, or onto one of the four heaps, whichever you like.
- From a heap the top card goes only onto a family; nothing moves from heap to heap.
- Aces begin the families. The stock is gone through once.

## Advice
Give the kings a heap of their own; high cards below, low ones above. A high card on a low one locks both.

## History
Many hold Sir Tommy to be the oldest patience of all, hence its other name.`,
  piles: { tableau: 'heap' },
};

export const de: Words = {
  name: 'Sir Tommy',
  summary: 'Karte für Karte auf vier Stapel verteilt: Wer gut ordnet, bringt alle heim.',
  rules: `Auch bekannt als Old Patience, Numerica.

## Ziel
Vier Familien wachsen vom Ass bis zum König; auf die Farbe kommt es nicht an. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Ausgelegt wird nichts. Die oberste Karte des Talons ist offen, darunter ist Platz für vier Stapel.

## Spielen
- Die offene Karte kommt auf eine Familie, wenn sie passt, oder auf einen der vier Stapel, auf welchen man will.
- Von einem Stapel geht die oberste Karte nur noch auf eine Familie; umgeschichtet wird nicht.
- Asse beginnen die Familien. Der Talon wird einmal durchgespielt.

## Rat
Könige auf einen eigenen Stapel, hohe Karten nach unten, niedrige darauf. Eine hohe Karte auf einer niedrigen sperrt beide.

## Herkunft
Sir Tommy gilt vielen als die älteste Patience überhaupt; daher der andere Name.`,
  piles: { tableau: 'Stapel' },
};
