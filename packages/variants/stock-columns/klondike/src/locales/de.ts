import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Klondike',
  summary: 'Sieben Reihen, halb verdeckt, und ein Talon: die Patience, die alle kennen.',
  rules: `Auch bekannt als Solitär oder Solitaire.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben. Nur die unterste Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Eine offene Karte wandert mit allem, was geordnet auf ihr liegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Wer es schwerer mag, schlägt immer drei auf einmal um; frei ist nur die oberste. Ist der Talon leer, wird die Ablage umgedreht: beliebig oft, zweimal oder gar nicht.

## Rat
Zuerst dort spielen, wo die meisten Karten verdeckt liegen. Eine Reihe nur dann leeren, wenn ein König wartet.

## Herkunft
Benannt nach dem Goldrausch von 1896: dort soll man sie beim Warten auf das Frühjahr gelegt haben.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Umschlagen', values: { 1: 'Eine Karte', 3: 'Drei Karten' } },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 2: 'Zweimal', 0: 'Nie' } },
  },
};
