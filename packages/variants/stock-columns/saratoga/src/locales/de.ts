import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Saratoga',
  summary: 'Klondike mit offenen Karten: Wer alles sieht, kann planen.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Geordnete Karten wandern zusammen.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Immer drei Karten werden auf einmal auf die Ablage umgeschlagen, auf Wunsch nur eine; frei ist die oberste. Ist der Talon leer, wird die Ablage umgedreht, beliebig oft.

## Rat
Alles liegt offen: vor dem ersten Zug die Asse und Zweien suchen und die Wege zu ihnen zählen.

## Herkunft
Sie heißt wie ein Kurort im Staat New York, der für Rennbahn und Spielsäle bekannt war.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { draw: { name: 'Umschlagen', values: { 3: 'Drei Karten', 1: 'Eine Karte' } } },
};
