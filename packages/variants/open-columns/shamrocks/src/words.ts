import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Shamrocks',
  summary: 'Eighteen clover leaves that never hold more than three cards.',
  guide: 'Build the fans up or down in any suit, but never more than three cards high; the foundations go up in suit from the ace.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eighteen fans: seventeen of three cards and one of a single card.

## Play
- Cards move one at a time; the top card of each fan is available.
- Fans are built up or down regardless of suit; only a two may be placed on an ace and only a queen on a king.
- A fan never holds more than three cards.
- An empty fan is not filled.
- No card comes back from the foundations.

## Advice
At first only the last fan has room. Every card played to a foundation makes room: use it sparingly.`,
  piles: { tableau: 'fan' },
};

export const de: Words = {
  name: 'Shamrocks',
  summary: 'Achtzehn Kleeblätter, die nie mehr als drei Karten tragen.',
  guide:
    'In den Fächern geht es auf oder ab, gleich in welcher Farbe, aber nie über drei Karten; auf den Familien vom Ass aufwärts in einer Farbe.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Fächers.
- Angelegt wird aufwärts oder abwärts, gleich in welcher Farbe; auf ein Ass kommt nur eine Zwei, auf einen König nur eine Dame.
- Ein Fächer trägt nie mehr als drei Karten.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Am Anfang hat nur der letzte Fächer Platz. Jede Karte, die auf eine Familie geht, schafft einen neuen: mit den freien Plätzen haushalten.`,
  piles: { tableau: 'Fächer' },
};
