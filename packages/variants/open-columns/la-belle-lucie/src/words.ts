import type { Words } from '@patience/core';

export const en: Words = {
  name: 'La Belle Lucie',
  summary: 'Eighteen fans of three cards; you may shuffle and deal again twice.',
  guide: 'Build the fans down, card by card, and the foundations up in suit from the ace. An empty fan stays empty.',
  rules: `Also known as Fair Lucy and Midnight Oil. With building regardless of suit, the game is called Super Flower Garden.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eighteen fans: seventeen of three cards and one of a single card.

## Play
- Cards move one at a time; the top card of each fan is available.
- Fans are built down in suit; in Super Flower Garden regardless of suit.
- An empty fan is not filled.
- No card comes back from the foundations.

## Redeal
You may redeal twice: gather all cards that are still in the fans, shuffle them and deal them again in threes.

## Advice
Every move within the fans blocks the card that is covered, since only the next lower card in suit fits on the one you moved. So make only moves that free a card for the foundations, and play all you can to the foundations before you deal again.

## History
One of the oldest patiences: it comes from France and is found in nineteenth-century books.`,
  actions: { redeal: 'Shuffle and deal again' },
  options: { build: { name: 'Building', values: { same: 'In suit', any: 'Regardless of suit (Super Flower Garden)' } } },
  piles: { tableau: 'fan' },
  reasons: { 'no-redeal': 'You have dealt again twice already.' },
};

export const de: Words = {
  name: 'La Belle Lucie',
  summary: 'Achtzehn Fächer zu drei Karten; zweimal darf neu gemischt und ausgelegt werden.',
  guide:
    'In den Fächern geht es abwärts, Karte für Karte; auf den Familien vom Ass aufwärts, in einer Farbe. Ein leerer Fächer bleibt leer.',
  rules: `Auch bekannt als Die schöne Lucie und Midnight Oil; spielt die Farbe beim Anlegen keine Rolle, als Super Flower Garden.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt; in der Spielart Super Flower Garden spielt sie keine Rolle.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Neu auslegen
Zweimal dürfen alle Karten, die noch in den Fächern liegen, zusammengenommen, gemischt und wieder zu dreien ausgelegt werden.

## Rat
Jeder Zug innerhalb der Fächer versperrt die Karte, auf die gelegt wird, denn auf die bewegte kann nur die nächstniedrigere ihrer Farbe folgen. Also nur ziehen, was eine Karte für die Familien freilegt, und vor dem Neuauslegen alles ausspielen, was auf die Familien kann.

## Herkunft
Eine der ältesten Patiencen: Sie stammt aus Frankreich und steht schon in den Büchern des 19. Jahrhunderts.`,
  actions: { redeal: 'Neu auslegen' },
  options: { build: { name: 'Angelegt wird', values: { same: 'In derselben Farbe', any: 'In jeder Farbe (Super Flower Garden)' } } },
  piles: { tableau: 'Fächer' },
  reasons: { 'no-redeal': 'Zweimal ist schon neu ausgelegt worden.' },
};
