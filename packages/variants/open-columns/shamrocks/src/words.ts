import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Shamrocks',
  summary: 'Eighteen clover leaves that never hold more than three cards.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eighteen fans: three in each, one in the last.

## Play
- You always move the top card of a fan.
- Fans build up or down whatever the suit; on an ace goes only a two, on a king only a queen.
- A fan never holds more than three cards.
- An empty fan stays empty.
- No card comes back from its family.

## Advice
At first only the last fan has room. Every card that goes home makes a new place: be thrifty with them.`,
  piles: { tableau: 'fan' },
};

export const de: Words = {
  name: 'Shamrocks',
  summary: 'Achtzehn Kleeblätter, die nie mehr als drei Karten tragen.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Bewegt wird immer nur die oberste Karte eines Fächers.
- Angelegt wird aufwärts oder abwärts, gleich in welcher Farbe; auf ein Ass kommt nur eine Zwei, auf einen König nur eine Dame.
- Ein Fächer trägt nie mehr als drei Karten.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Am Anfang hat nur der letzte Fächer Platz. Jede Karte, die nach Hause geht, schafft einen neuen: mit den freien Plätzen haushalten.`,
  piles: { tableau: 'Fächer' },
};
