import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Trefoil',
  summary: 'Sixteen fans like clover leaves; the aces lie out, and twice you may shuffle.',
  rules: `## Goal
Build four families on the four aces, each in its suit up to the king. When all 52 cards lie there, you have won.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into sixteen fans of three.

## Play
- You always move the top card of a fan.
- Fans build down in suit.
- An empty fan stays empty.
- No card comes back from its family.

## Redeal
Twice you may gather all cards that are still in the fans, shuffle them and deal them again in threes.

## Advice
Move only what frees a card for the families: any other move locks a fan. Play home all you can before you deal again.`,
  actions: { redeal: 'Shuffle and deal again' },
  piles: { tableau: 'fan' },
  reasons: { 'no-redeal': 'You have dealt again twice already.' },
};

export const de: Words = {
  name: 'Kleeblatt',
  summary: 'Sechzehn Fächer wie Kleeblätter; die Asse liegen schon, zweimal wird neu gemischt.',
  rules: `Auch bekannt als Trefoil.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in ihrer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in sechzehn Fächern zu drei.

## Spielen
- Bewegt wird immer nur die oberste Karte eines Fächers.
- In den Fächern wird abwärts in derselben Farbe angelegt.
- Ein leerer Fächer bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Neu auslegen
Zweimal dürfen alle Karten, die noch in den Fächern liegen, zusammengenommen, gemischt und wieder zu dreien ausgelegt werden.

## Rat
Nur ziehen, was eine Karte für die Familien freilegt: Jeder andere Zug versperrt einen Fächer. Vor dem Neuauslegen alles ausspielen, was nach Hause kann.`,
  actions: { redeal: 'Neu auslegen' },
  piles: { tableau: 'Fächer' },
  reasons: { 'no-redeal': 'Zweimal ist schon neu ausgelegt worden.' },
};
