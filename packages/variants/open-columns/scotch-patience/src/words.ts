import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Scotch Patience',
  summary: 'Fan with foundations in alternating colours; suits don’t matter on the fans, and empty ones stay empty.',
  guide:
    'Build the foundations up from the ace, red on black or black on red, and the fans down regardless of suit. An empty fan is not filled.',
  rules: `## Goal
Build four foundations up from ace to king in alternating colours: a red two on a black ace. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eighteen fans: seventeen of three cards and one of a single card.

## Play
- Cards move one at a time; the top card of each fan is available.
- Fans are built down regardless of suit: any eight on any nine.
- An empty fan is not filled.
- The top card of a foundation may come back to the fans.

## Advice
Two black aces take red twos, two red aces black ones. Watch that you don’t use up one colour of a rank while its foundation waits for the other.`,
  piles: { tableau: 'fan' },
};

export const de: Words = {
  name: 'Schottische Patience',
  summary: 'Fächerpatience mit Familien in wechselnder Farbe; in den Fächern kommt es auf die Farbe nicht an, und leere bleiben leer.',
  guide:
    'Auf den Familien geht es vom Ass aufwärts, Rot und Schwarz im Wechsel; in den Fächern abwärts, gleich in welcher Farbe. Ein leerer Fächer bleibt leer.',
  rules: `Auch bekannt als Scotch Patience.

## Ziel
Auf vier Assen wachsen vier Familien bis zum König, im Wechsel von Rot und Schwarz: auf ein schwarzes Ass eine rote Zwei. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Fächers.
- In den Fächern wird abwärts angelegt, gleich in welcher Farbe: jede Acht auf jede Neun.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie darf die oberste Karte in die Fächer zurückkehren.

## Rat
Die schwarzen Asse brauchen rote Zweien, die roten schwarze. Darauf achten, dass von einem Wert nicht die eine Farbe schon verbraucht ist, wenn eine Familie auf sie wartet.`,
  piles: { tableau: 'Fächer' },
};
