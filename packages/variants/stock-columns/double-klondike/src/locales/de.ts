import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Doppeltes Klondike',
  summary: 'Klondike mit zwei Kartenspielen und neun Reihen, als Gargantua mit nur einem Umdrehen.',
  rules: `Auch bekannt als Double Klondike; mit nur einem Umdrehen als Gargantua.

## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden neun Reihen gelegt, in der ersten eine Karte, in der letzten neun. Nur die unterste Karte jeder Reihe liegt offen. Die übrigen 59 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Geordnete Karten wandern zusammen. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, auf Wunsch je drei auf einmal. Ist er leer, wird die Ablage umgedreht: beliebig oft, oder nur einmal, wie bei Gargantua.

## Rat
Von jeder Karte gibt es zwei. Wer wartet, bekommt meist die, auf der weniger liegt.

## Herkunft
Gargantua heißt nach dem Riesen des Rabelais; in Deutschland spielt man mit zwei Kartenspielen eher die Große Harfe.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Umschlagen', values: { 1: 'Eine Karte', 3: 'Drei Karten' } },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 1: 'Einmal (Gargantua)' } },
  },
};
