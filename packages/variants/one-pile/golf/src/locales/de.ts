import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Golf',
  summary: 'Sieben Reihen, eine Kette auf und ab: schnell gespielt und schwerer, als es aussieht.',
  rules: `## Ziel
Alle 35 Karten der sieben Reihen kommen auf die Kette. Sind die Reihen leer, ist die Patience aufgegangen; was dann noch im Talon liegt, zählt nicht.

## Auslegen
Sieben Reihen zu fünf offenen Karten. Eine weitere Karte beginnt die Kette, die übrigen 16 sind der Talon.

## Spielen
- Auf die Kette kommt die unterste Karte einer Reihe, wenn sie um eins höher oder niedriger ist als deren letzte. Die Farbe spielt keine Rolle.
- Auf ein Ass passt nur eine Zwei, auf einen König nur eine Dame. Wer es schwerer mag, lässt beim König die Kette enden; wer es leichter mag, knüpft Ass und König aneinander.
- Geht es nicht weiter, wird die nächste Karte des Talons auf die Kette gelegt. Umgedreht wird er nicht.
- In den Reihen wird nichts angelegt.

## Rat
Vor jedem Griff nach vorn schauen: Eine lange Kette, die hin und her läuft, ist besser als drei kurze. Könige und Asse räumt man weg, sobald sich die Gelegenheit bietet.

## Herkunft
Wie auf dem Rasen zählt, was übrig bleibt: Jede Karte, die liegen bleibt, ist ein Schlag, und neun Spiele machen eine Runde.`,
  actions: { turn: 'Nächste Karte' },
  options: { kings: { name: 'Auf einen König passt', values: { queen: 'Die Dame', nothing: 'Nichts', ace: 'Dame und Ass' } } },
  reasons: {
    'king-ends': 'Auf einen König wird nichts gelegt: hier endet die Kette.',
    'not-next': 'Hier passt nur eine Karte, die um eins höher oder niedriger ist.',
  },
  piles: { foundation: 'Kette' },
};
