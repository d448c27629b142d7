import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Bakers Spiel',
  summary: 'Wie FreeCell, aber angelegt wird nur in derselben Farbe: Planen lohnt sich doppelt.',
  rules: `Auch bekannt als Baker’s Game; mit Königen allein in leeren Reihen als King Only Baker’s Game.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt: sieben in jede der ersten vier, sechs in jede der übrigen. Darüber ist Platz für vier Karten im Keller und für die vier Familien.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts in derselben Farbe angelegt: die Pik-Neun auf die Pik-Zehn.
- Jeder Kellerplatz nimmt eine beliebige Karte auf.
- In eine leere Reihe darf jede Karte oder, wenn so gewählt, nur ein König.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn der Platz für den Umweg reicht; das Programm legt sie dann Karte für Karte um.

## Rat
Zu jeder Karte gibt es nur einen Platz in den Reihen. Vor dem ersten Zug nachsehen, wo die Asse liegen und ob die Karten über ihnen einen solchen Platz finden werden.

## Herkunft
Martin Gardner stellte das Spiel 1968 in seiner Kolumne im Scientific American vor; der Mathematiker C. L. Baker hatte es von seinem Vater gelernt. Paul Alfille machte daraus FreeCell.`,
  options: { gaps: { name: 'Leere Reihen', values: { any: 'Jede Karte', kings: 'Nur Könige' } } },
};
