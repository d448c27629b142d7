import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Lucas',
  summary: 'Die Asse liegen schon oben, dreizehn kurze Reihen warten.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die acht Asse liegen von Anfang an oben. Aus den anderen Karten werden dreizehn Reihen zu drei offenen Karten gelegt. Die übrigen 57 Karten sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt: die Herz-Neun auf die Herz-Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Dreizehn Reihen geben viel Luft: Zuerst die Zweien und Dreien befreien, die zugedeckt liegen.

## Herkunft
Sie ist eine leichtere Schwester der Vierzig Räuber, in der die Asse nicht gesucht werden müssen.`,
  actions: { turn: 'Karte umdrehen' },
};
