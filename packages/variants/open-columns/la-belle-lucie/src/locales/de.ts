import type { Words } from '@patience/core';

export const de: Words = {
  name: 'La Belle Lucie',
  summary: 'Achtzehn Fächer zu drei Karten; zweimal darf neu gemischt und ausgelegt werden.',
  rules: `Auch bekannt als Die schöne Lucie und Midnight Oil; mit freier Farbe als Super Flower Garden.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in achtzehn Fächern: drei in jedem, im letzten nur eine.

## Spielen
- Bewegt wird immer nur die oberste Karte eines Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt; in der Spielart Super Flower Garden spielt sie keine Rolle.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Neu auslegen
Zweimal dürfen alle Karten, die noch in den Fächern liegen, zusammengenommen, gemischt und wieder zu dreien ausgelegt werden.

## Rat
Jeder Zug innerhalb der Fächer versperrt die Karte, auf die gelegt wird, denn auf die bewegte kann nur die nächstniedrigere ihrer Farbe folgen. Also nur ziehen, was eine Karte für die Familien freilegt, und vor dem Neuauslegen alles ausspielen, was nach Hause kann.

## Herkunft
Eine der ältesten Patiencen: Sie stammt aus Frankreich und steht schon in den Büchern des 19. Jahrhunderts.`,
  actions: { redeal: 'Neu auslegen' },
  options: { build: { name: 'Angelegt wird', values: { same: 'In derselben Farbe', any: 'In jeder Farbe (Super Flower Garden)' } } },
  piles: { tableau: 'Fächer' },
  reasons: { 'no-redeal': 'Zweimal ist schon neu ausgelegt worden.' },
};
