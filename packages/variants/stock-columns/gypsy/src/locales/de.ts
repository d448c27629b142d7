import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Gypsy',
  summary: 'Acht Reihen, zwei Kartenspiele, und zehnmal fällt eine neue Reihe auf alles.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden acht Reihen zu drei Karten gelegt: zwei verdeckt, die dritte offen. Die übrigen 80 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Geordnete Karten wandern zusammen. Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Wann man will, gibt der Talon jeder Reihe eine offene Karte, zehnmal im Ganzen.

## Rat
Eine leere Reihe vor dem Geben ist gut, zwei geordnete Reihen sind besser: Sie lassen sich auch unter neuen Karten hervorholen. Zurücknehmen und neu versuchen gehört hier zum Spiel.

## Herkunft
Bekannt wurde sie durch Computer; ihretwegen wurde das Kartenprogramm PySol begonnen.`,
  actions: { deal: 'Reihe geben' },
};
