import type { Words } from '@patience/core';

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
