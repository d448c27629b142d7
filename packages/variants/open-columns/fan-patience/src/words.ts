import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fan',
  summary: 'Eighteen small fans of three cards; an empty one waits for a king.',
  rules: `## Goal
Build four families on four aces, each in its suit from ace to king. When all 52 cards lie there, you have won.

## Layout
All cards are dealt face up into eighteen fans: three in each, one in the last.

## Play
- You always move the top card of a fan.
- Fans build down in suit.
- Only a king may fill an empty fan.
- The top card of a family may come back to the fans.

## Advice
Bring the kings that lie on other cards to the ground first: they lock whatever is below them. Lay nothing on a card that you will need soon.`,
  piles: { tableau: 'fan' },
};

export const de: Words = {
  name: 'Fächerpatience',
  summary: 'Achtzehn kleine Fächer zu drei Karten; in einen leeren darf nur ein König.',
  rules: `Auch bekannt als Fan.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Bewegt wird immer nur die oberste Karte eines Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt.
- In einen leeren Fächer darf nur ein König.
- Von ihrer Familie darf die oberste Karte in die Fächer zurückkehren.

## Rat
Könige, die auf anderen Karten liegen, zuerst nach unten bringen: Sie sperren alles, was unter ihnen liegt. Nichts auf eine Karte legen, die bald gebraucht wird.`,
  piles: { tableau: 'Fächer' },
};
