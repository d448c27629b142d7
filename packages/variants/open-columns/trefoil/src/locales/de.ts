import type { Words } from '@patience/core';

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
