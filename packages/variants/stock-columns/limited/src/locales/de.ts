import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Limited',
  summary: 'Zwölf kurze Reihen, zwei Kartenspiele, ein Durchgang.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zwölf Reihen zu drei offenen Karten gelegt. Die übrigen 68 Karten sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt: die Herz-Neun auf die Herz-Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Die Reihen sind kurz: Zwei davon früh zu leeren ist möglich und entscheidet das Spiel.

## Herkunft
Sie ist eine der vielen Schwestern der Vierzig Räuber, mit mehr und kürzeren Reihen.`,
  actions: { turn: 'Karte umdrehen' },
};
