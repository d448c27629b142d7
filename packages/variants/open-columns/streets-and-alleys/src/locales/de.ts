import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Straßen und Gassen',
  summary: 'Wie die Belagerte Burg, aber auch die Asse stecken noch in den Reihen.',
  rules: `Auch bekannt als Streets and Alleys; mit einem Kellerplatz als Stronghold.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in acht Reihen: sieben in jeder der ersten vier, sechs in jeder der übrigen.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte Karte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Stronghold
Auf Wunsch gibt es einen Kellerplatz für eine beliebige Karte.

## Rat
Zuerst die Asse suchen und das, was auf ihnen liegt. Wer eine Reihe leer bekommt, sollte sie nur für den Weg zu einem Ass hergeben.`,
  options: { cells: { name: 'Kellerplätze', values: { 0: 'Keiner', 1: 'Einer (Stronghold)' } } },
};
