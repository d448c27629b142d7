import type { Words } from '@patience/core';

export const de: Words = {
  name: 'ForeCell',
  summary: 'Die Vorläuferin von FreeCell: der Keller ist voll, und nur Könige füllen Lücken.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
48 Karten liegen offen in acht Reihen zu sechs, die letzten vier auf den vier Kellerplätzen.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt oder, wenn so gewählt, in derselben Farbe.
- Jeder Kellerplatz nimmt eine beliebige Karte auf, sobald er frei ist.
- In eine leere Reihe darf nur ein König.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn der Platz für den Umweg reicht; das Programm legt sie dann Karte für Karte um.

## Rat
Am Anfang ist kein Platz frei: Zuerst zählen nur Züge von Reihe zu Reihe und aus dem Keller. In einer Farbe geht es nur selten auf.

## Herkunft
Das Spiel kommt aus Schweden und ist seit 1945 belegt, lange vor FreeCell.`,
  options: { build: { name: 'Angelegt wird', values: { alternate: 'Im Wechsel', same: 'In einer Farbe' } } },
};
