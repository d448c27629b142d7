import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Spider',
  summary: 'Zehn Reihen, acht Familien: vom König bis zum Ass in einer Farbe, dann geht sie ab.',
  rules: `## Ziel
In den Reihen entstehen acht Familien, jede in einer Farbe vom König abwärts bis zum Ass. Eine fertige Familie verlässt den Tisch von selbst. Sind alle acht abgegangen, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele, 104 Karten, zehn Reihen: in den ersten vier liegen fünf verdeckte Karten, in den übrigen sechs vier, und auf jeder eine offene. Die restlichen 50 Karten bilden den Talon.

## Spielen
- Eine offene Karte darf auf jede Karte, die um eins höher ist; auf die Farbe kommt es dabei nicht an. Auf ein Ass wird nichts gelegt.
- Mehrere Karten wandern zusammen, wenn sie in einer Farbe abwärts aufeinander folgen.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge einer Farbe.
- Der Talon gibt auf jede Reihe eine offene Karte, wann immer man will, fünfmal im Ganzen. Zuvor müssen alle leeren Reihen gefüllt sein, es sei denn, es liegen weniger Karten als Reihen aus.

## Weniger Farben
Leichter wird es mit zwei Farben (Pik und Herz), noch leichter mit einer (Pik). Es bleiben 104 Karten.

## Falsche Asse
Die schwerere Spielart: Jede Folge vom König bis zur Zwei in einer Farbe wird mit einem Ass einer anderen Farbe abgeschlossen und bleibt liegen. Aufgegangen ist die Patience, wenn der Talon leer ist und alle Karten offen in acht solchen Familien liegen. Kommt das passende Ass an seine Folge, geht die Familie von selbst ab, und das Spiel ist verloren. Mit nur einer Farbe geht es nicht.

## Rat
Zuerst in einer Farbe anlegen, bunt nur, wenn es sein muss. Eine leere Reihe ist der beste Platz zum Sortieren; vor dem Austeilen lohnt ein letzter Blick.`,
  actions: { deal: 'Austeilen' },
  options: {
    suits: { name: 'Farben', values: { 4: 'Vier', 2: 'Zwei', 1: 'Eine' } },
    aces: { name: 'Asse', values: { matching: 'Passend', mismatched: 'Falsch' } },
  },
  reasons: {
    gaps: 'Erst müssen alle leeren Reihen gefüllt werden: {piles}.',
    'one-suit': 'Mit nur einer Farbe gibt es keine falschen Asse.',
  },
};
