import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fan',
  summary: 'Eighteen small fans of three cards; only a king may fill an empty one.',
  guide: 'Build the fans down in suit, and the foundations up in suit from the ace. Only a king fills an empty fan.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eighteen fans: seventeen of three cards and one of a single card.

## Play
- Cards move one at a time; the top card of each fan is available.
- Fans are built down in suit.
- Only a king may fill an empty fan.
- The top card of a foundation may come back to the fans.

## Advice
First move kings that lie on other cards: they block whatever is below them. Don’t cover a card that you will need soon.`,
  piles: { tableau: 'fan' },
};

export const de: Words = {
  name: 'Fächerpatience',
  summary: 'Achtzehn kleine Fächer zu drei Karten; in einen leeren darf nur ein König.',
  guide: 'In den Fächern geht es abwärts in derselben Farbe; auf den Familien vom Ass aufwärts. In einen leeren Fächer darf nur ein König.',
  rules: `Auch bekannt als Fan.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt.
- In einen leeren Fächer darf nur ein König.
- Von ihrer Familie darf die oberste Karte in die Fächer zurückkehren.

## Rat
Könige, die auf anderen Karten liegen, zuerst nach unten bringen: Sie sperren alles, was unter ihnen liegt. Nichts auf eine Karte legen, die bald gebraucht wird.`,
  piles: { tableau: 'Fächer' },
};
