import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Die vierzig Räuber',
  summary: 'Vierzig offene Karten, zwei Kartenspiele, ein einziger Durchgang: Napoleons Patience auf St. Helena.',
  rules: `Auch bekannt als 40 Räuber, Forty Thieves, Napoleon auf St. Helena.

## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier offenen Karten gelegt: die vierzig Räuber. Die übrigen 64 Karten sind der Talon.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird farbgerecht abwärts angelegt: die Herz-Neun auf die Herz-Zehn.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Nichts eilt so sehr wie die erste leere Reihe, und nichts ist so schnell verspielt. Lieber einen Zug auslassen, als eine niedrige Karte zuzudecken.

## Herkunft
Napoleon soll sich mit ihr auf St. Helena die Zeit vertrieben haben; die Räuber kommen aus Tausendundeiner Nacht.`,
  actions: { turn: 'Karte umdrehen' },
};
