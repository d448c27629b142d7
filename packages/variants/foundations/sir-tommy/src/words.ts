import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sir Tommy',
  summary: 'Cards go one by one onto four piles: sort them well and all reach the foundations.',
  guide: 'Build the foundations up from ace to king in any suit. A card put on one of the four piles can leave it only for a foundation.',
  rules: `Also known as Old Patience, Try Again and Numerica.

## Goal
Build four foundations up from ace to king, regardless of suit. You win when all 52 cards are on the foundations.

## Layout
Nothing is laid out. The top card of the stock is face up, and below it is room for four piles.

## Play
- The top card of the stock is played to a foundation if it fits, or to any of the four piles.
- The top card of a pile may be played only to a foundation; nothing moves from pile to pile.
- Aces begin the foundations. There is only one pass through the stock.

## Advice
Give the kings a pile of their own, and keep high cards below low ones: a high card on a low one blocks both.

## History
Sir Tommy is often called the oldest patience of all; hence its other name.`,
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Sir Tommy',
  summary: 'Karte für Karte auf vier Stapel verteilt: Wer gut ordnet, bringt alle auf die Familien.',
  guide:
    'Auf den Familien geht es vom Ass bis zum König, gleich in welcher Farbe. Was auf einem der vier Stapel liegt, darf nur noch auf eine Familie.',
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
