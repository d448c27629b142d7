import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Große Napoleon',
  summary: 'Elf Reihen aus allen 104 Karten, Familien von Ass und König her, und schon beim Auslegen wird gespielt.',
  rules: `Auch bekannt als Der große Napoleon und Große Napoleonpatience.

## Ziel
Vier Familien wachsen von den Assen aufwärts, vier von den Königen abwärts, von jeder Farbe eine. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten zweier Kartenspiele werden in waagerechten Reihen zu elf ausgelegt, jede halb auf die vorige. Dabei wird schon gespielt: Von der ersten Reihe dürfen alle passenden Karten hoch, danach nur noch die ganz links und die ganz rechts. Was frei geworden ist, füllt erst die nächste Reihe.

## Spielen
- Liegen alle Karten aus, ist die unterste Karte jeder Spalte frei. Die Karten werden einzeln bewegt; mehrere, die einander in derselben Farbe folgen, dürfen auf einmal verlegt werden, wenn genug leere Spalten da sind.
- Angelegt wird farbgerecht, aufwärts oder abwärts: die Herz-Neun auf die Herz-Acht oder auf die Herz-Zehn.
- In eine leere Spalte darf jede Karte.
- Einmal darf man zusammenschieben, am besten erst, wenn nichts mehr geht: Die Spalten werden von rechts an umgedreht auf den Talon gelegt und noch einmal ausgelegt, mit denselben Regeln. Was oben liegt, bleibt.

## Rat
Ein Wechsel der Richtung dreht eine Folge um. Nicht jede Karte gleich hochlegen: Von jeder gibt es zwei, eine für eine steigende und eine für eine fallende Familie.

## Herkunft
Eine der großen alten deutschen Patiencen; sie braucht viel Platz und geht bei guter Planung sehr oft auf.`,
  actions: { lay: 'Reihe auslegen', gather: 'Zusammenschieben' },
  piles: { tableau: 'Spalte' },
  reasons: {
    'laying-out': 'Erst werden alle Karten ausgelegt.',
    'ends-only': 'Beim Auslegen dürfen ab der zweiten Reihe nur die Karten an den beiden Enden hoch.',
    'no-redeal': 'Die Spalten sind schon einmal zusammengeschoben.',
    'tableau-empty': 'Es liegt nichts mehr aus, was zusammengeschoben werden könnte.',
  },
};
