import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Eight Off',
  summary: 'Acht Kellerplätze, vier davon schon belegt: fast jedes Spiel geht auf.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
48 Karten liegen offen in acht Reihen zu sechs, die letzten vier auf den ersten vier von acht Kellerplätzen.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts in derselben Farbe angelegt.
- Jeder Kellerplatz nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur ein König oder, wenn so gewählt, jede Karte.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn der Platz für den Umweg reicht; das Programm legt sie dann Karte für Karte um.

## Rat
Acht Plätze verleiten zum Ablegen. Wer zuerst eine Reihe ganz abräumt und einen König hineinlegt, gewinnt mehr als mit einem weiteren Platz.

## Herkunft
Eight Off ist älter als FreeCell und steht schon in Patiencebüchern aus der Mitte des 20. Jahrhunderts.`,
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte' } } },
};
