import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Belagerte Burg',
  summary: 'Die Asse liegen schon, acht Reihen wollen geräumt sein, und nirgends ist Platz zum Ablegen.',
  rules: `Auch bekannt als Beleaguered Castle, Laying Siege und Sham Battle; mit einem Kellerplatz als Siegecraft.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in ihrer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in acht Reihen zu sechs.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte Karte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: eine Neun auf irgendeine Zehn.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Siegecraft
Auf Wunsch gibt es einen Kellerplatz für eine beliebige Karte; dann geht fast jedes Spiel auf.

## Rat
Alle vier Familien gleichmäßig wachsen lassen. Eine leere Reihe ist der einzige Spielraum: nicht gleich wieder füllen, und wenn, dann mit einer hohen Karte.

## Herkunft
Früher legte man vier Reihen links und vier rechts der Asse, wie Mauern um eine Burg; daher der Name.`,
  options: { cells: { name: 'Kellerplätze', values: { 0: 'Keiner', 1: 'Einer (Siegecraft)' } } },
};
