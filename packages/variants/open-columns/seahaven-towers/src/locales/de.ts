import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Seahaven Towers',
  summary: 'Zehn kurze Reihen, vier Kellerplätze, angelegt wird in derselben Farbe.',
  rules: `Auch bekannt als Seahaven.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
50 Karten liegen offen in zehn Reihen zu fünf, die letzten beiden auf den mittleren von vier Kellerplätzen.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts in derselben Farbe angelegt.
- Jeder Kellerplatz nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur ein König oder, wenn so gewählt, jede Karte.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn der Platz für den Umweg reicht; das Programm legt sie dann Karte für Karte um.

## Rat
Fünf Karten sind schnell abgeräumt. Aber ohne einen König, der bereitliegt, nützt die leere Reihe nichts: erst den König suchen.`,
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte' } } },
};
