import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Der Katzenschwanz',
  summary: 'Alle 104 Karten liegen offen; acht Kellerplätze sind der ganze Spielraum.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele werden offen und geschuppt in senkrechte Reihen gelegt. Jeder König eröffnet eine neue Reihe. So entstehen neun Reihen, oder acht, wenn schon die erste Karte ein König ist. Manche Schwänze geraten kurz, manche sehr lang.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine schwarze Neun auf eine rote Zehn.
- Auf die Grundkarten wird farbgerecht aufwärts gelegt: Ass, Zwei, Drei bis König. Von ihrer Familie kommt keine Karte zurück.
- Acht Kellerplätze nehmen je eine Karte vom Ende einer Reihe auf.
- Eine leer gespielte Reihe bleibt geschlossen. Könige können deshalb nur in den Keller oder auf ihre Familie.

## Leitern
Eine geordnete Leiter darf auf einmal verlegt werden, wenn der Keller dafür reicht: mit n freien Plätzen n + 1 Karten. Das Programm legt sie dann Karte für Karte über den Keller um.

## Rat
Zuerst die Asse und Zweien suchen. Lange Leitern sehen schön aus, sind aber schwer zu bewegen; ein freier Kellerplatz ist oft mehr wert.`,
  piles: { cell: 'Kellerplatz' },
};
