import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Italiens Königin',
  summary: 'Elf Karten liegen auf der Terrasse, und den Wert der Grundkarten bestimmt man selbst.',
  rules: `Auch bekannt als Terrasse und Terrace; wenn jede Karte in eine Lücke darf, als Queen of Italy.

## Ziel
Auf acht Grundkarten desselben Werts wachsen acht Stapel, abwechselnd rot und schwarz. Nach dem König geht es mit dem Ass weiter. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Elf Karten aus zwei Kartenspielen liegen offen in einer Reihe: die Terrasse, von der nur die letzte Karte frei ist. Vier weitere liegen offen zur Wahl. Eine von ihnen wird die erste Grundkarte, ihr Wert gilt für alle acht. Die drei anderen und sechs neue Karten beginnen neun Spalten. Die übrigen 83 Karten sind der Talon.

## Spielen
- Die letzte Karte der Terrasse darf nur auf die Grundkarten und ihre Stapel, nie in die Spalten.
- In den Spalten wird abwärts angelegt, abwechselnd rot und schwarz; auf ein Ass passt ein König.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Spalte und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Spalten da sind.
- In eine Lücke rückt sofort die oberste Karte der Ablage, oder eine des Talons, wenn dort nichts liegt. Sind beide aufgebraucht, darf jede Karte einer Spalte dorthin.
- Wer Lücken lieber selbst füllt, nimmt dazu jede Karte einer Spalte oder der Ablage, wann er will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Vor der Wahl die Terrasse ansehen: Grundkarten, die tief in ihr liegen, kommen spät. Gut ist ein Wert, auf den bald folgt, was am Ende der Terrasse liegt.

## Herkunft
Die Patience heißt nach ihrer Terrasse oder nach der Königin von Italien. Ungewöhnlich ist an ihr, dass das Schwierige von Anfang an offen liegt und der erste Zug eine Wahl ist.`,
  actions: { turn: 'Umschlagen' },
  options: { gaps: { name: 'Lücken füllt', values: { auto: 'Das Spiel selbst', any: 'Jede Karte' } } },
  piles: { tableau: 'Spalte', reserve: 'Terrasse', o1: 'Auswahl 1', o2: 'Auswahl 2', o3: 'Auswahl 3', o4: 'Auswahl 4' },
  reasons: { 'choose-first': 'Zuerst kommt eine der vier Karten als Grundkarte nach oben.' },
};
