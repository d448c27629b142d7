import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Trefoil',
  summary: 'Sixteen fans like clover leaves; the aces are out, and you may shuffle twice.',
  guide: 'Build the fans down in suit, and the aces up in suit. An empty fan stays empty.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into sixteen fans of three.

## Play
- Cards move one at a time; the top card of each fan is available.
- Fans are built down in suit.
- An empty fan is not filled.
- No card comes back from the foundations.

## Redeal
You may redeal twice: gather all cards that are still in the fans, shuffle them and deal them again in threes.

## Advice
Make only moves that free a card for the foundations: any other move blocks a fan. Play all you can to the foundations before you deal again.`,
  actions: { redeal: 'Shuffle and deal again' },
  piles: { tableau: 'fan' },
  reasons: { 'no-redeal': 'You have dealt again twice already.' },
};

export const de: Words = {
  name: 'Kleeblatt',
  summary: 'Sechzehn Fächer wie Kleeblätter; die Asse liegen schon, zweimal wird neu gemischt.',
  guide: 'In den Fächern geht es abwärts in derselben Farbe; auf den Assen aufwärts. Ein leerer Fächer bleibt leer.',
  rules: `Auch bekannt als Trefoil.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in sechzehn Fächern zu drei.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Neu auslegen
Zweimal dürfen alle Karten, die noch in den Fächern liegen, zusammengenommen, gemischt und wieder zu dreien ausgelegt werden.

## Rat
Nur ziehen, was eine Karte für die Familien freilegt: Jeder andere Zug versperrt einen Fächer. Vor dem Neuauslegen alles ausspielen, was auf die Familien kann.`,
  actions: { redeal: 'Neu auslegen' },
  piles: { tableau: 'Fächer' },
  reasons: { 'no-redeal': 'Zweimal ist schon neu ausgelegt worden.' },
};
