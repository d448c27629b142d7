import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Thumb and Pouch',
  summary: 'Klondike, in dem jede Farbe passt, nur nicht die eigene.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben. Nur die unterste Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts auf jede Farbe angelegt, nur nicht auf die eigene: die Herz-Neun auf die Pik-, Kreuz- oder Karo-Zehn.
- Geordnete Karten wandern zusammen. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt; wer es milder mag, dreht die Ablage zweimal um.

## Rat
Anlegen kann man fast immer. Die beste Stelle ist die, an der eine verdeckte Karte frei wird.

## Herkunft
Eine leichte Schwester von Klondike aus englischen Büchern.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { redeals: { name: 'Ablage umdrehen', values: { 0: 'Nie', 2: 'Zweimal' } } },
};
