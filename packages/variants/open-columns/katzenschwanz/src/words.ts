import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Cat’s Tail',
  summary: 'All 104 cards are face up; eight cells are all the room you have.',
  guide: 'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. An empty column stays empty.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Two decks are dealt face up into overlapping columns. Every king starts a new column. That makes nine columns, or eight when the very first card is a king. Some columns are short, some very long.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in alternating colours: a black nine on a red ten.
- Foundations are built up in suit: ace, two, three, up to the king. No card comes back from the foundations.
- Each of the eight cells holds one card, which must come from a column.
- An empty column is not filled. So a king can only go to a cell or to its foundation.

## Runs
A run may be moved in one go if there are enough free cells: with n free cells that is n + 1 cards. The program then moves them one by one.

## Advice
Look for the aces and twos first. Long runs look pretty but are hard to move; a free cell is often worth more.`,
  piles: { cell: 'cell' },
};

export const de: Words = {
  name: 'Der Katzenschwanz',
  summary: 'Alle 104 Karten liegen offen; acht Kellerplätze sind der ganze Spielraum.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. Eine leere Reihe bleibt leer.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele werden offen und geschuppt in senkrechte Reihen gelegt. Jeder König eröffnet eine neue Reihe. So entstehen neun Reihen, oder acht, wenn schon die erste Karte ein König ist. Manche Schwänze geraten kurz, manche sehr lang.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine schwarze Neun auf eine rote Zehn.
- Auf die Grundkarten wird in derselben Farbe aufwärts gelegt: Ass, Zwei, Drei bis König. Von ihrer Familie kommt keine Karte zurück.
- Acht Kellerplätze nehmen je eine Karte vom Ende einer Reihe auf.
- Eine leer gespielte Reihe bleibt geschlossen. Könige können deshalb nur in den Keller oder auf ihre Familie.

## Leitern
Eine geordnete Leiter darf auf einmal verlegt werden, wenn der Keller dafür reicht: mit n freien Plätzen n + 1 Karten. Das Programm legt sie dann Karte für Karte über den Keller um.

## Rat
Zuerst die Asse und Zweien suchen. Lange Leitern sehen schön aus, sind aber schwer zu bewegen; ein freier Kellerplatz ist oft mehr wert.`,
  piles: { cell: 'Kellerplatz' },
};
