import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Cat’s Tail',
  summary: 'All 104 cards lie open; eight cellar places are all the room you have.',
  rules: `## Goal
Eight families grow on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Two packs are dealt face up into overlapping columns. Every king starts a new column. That makes nine columns, or eight when the very first card is a king. Some tails stay short, some grow very long.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cellar are available.
- Columns build down in alternating colours: a black nine on a red ten.
- Families build up in suit: ace, two, three, up to the king. No card comes back from its family.
- Each of the eight cellar places holds one card from the end of a column.
- A column that has been cleared stays closed. So a king can only go to the cellar or onto its family.

## Ladders
An ordered ladder may be moved in one go if the cellar has room for the detour: n free places carry n + 1 cards. The program then moves them one by one through the cellar.

## Advice
Look for the aces and twos first. Long ladders look pretty but are hard to move; a free cellar place is often worth more.`,
  piles: { cell: 'cellar place' },
};

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
