import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Große Harfe',
  summary: 'Zehn Reihen, treppenförmig wie die Saiten einer Harfe, und ein Talon aus 49 Karten.',
  rules: `Auch bekannt als Harfe.

## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen gelegt, links zehn Karten, dann in jeder eine weniger, rechts nur noch eine. Nur die unterste Karte jeder Reihe liegt offen. Die übrigen 49 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Fünf an eine schwarze Sechs.
- Leitern, also geordnete Karten, wandern zusammen; passen muss die höchste von ihnen.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Leiter. Manche lassen nur Könige zu.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist: nur einmal oder, wer es leichter mag, beliebig oft.

## Rat
Links liegt das meiste verdeckt. Wer dort anfängt, hat später genug Karten zur Wahl.

## Herkunft
Große und Kleine Harfe sind die deutschen Schwestern von Klondike; der Name kommt von dem Bild, das die Reihen ergeben.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    gaps: { name: 'Leere Reihen', values: { any: 'Jede Karte', kings: 'Nur Könige' } },
    redeals: { name: 'Ablage umdrehen', values: { 0: 'Nie', unlimited: 'Beliebig oft' } },
  },
};
