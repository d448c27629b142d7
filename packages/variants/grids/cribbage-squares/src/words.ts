import type { Words } from '@patience/core';

const NUMBERS = [1, 2, 3, 4];

/** Returns a text for each place, row and column of the grid, by the id of its pile. */
const pilesOf = (row: string, column: string, points: (line: string) => string): NonNullable<Words['piles']> =>
  Object.fromEntries([
    ...NUMBERS.flatMap((y) => NUMBERS.map((x) => [`t${4 * y + x - 4}`, `${row} ${y}, ${column} ${x}`] as const)),
    ...NUMBERS.map((n) => [`r${n}`, points(`${row} ${n}`)] as const),
    ...NUMBERS.map((n) => [`r${n + 4}`, points(`${column} ${n}`)] as const),
  ]);

/** Returns the text of the points of each row and column. */
const showsOf = (row: string, column: string): NonNullable<Words['shows']> =>
  Object.fromEntries(NUMBERS.flatMap((n) => [[`row${n}`, `${row} ${n}: {n}`] as const, [`column${n}`, `${column} ${n}: {n}`] as const]));

export const en: Words = {
  name: 'Cribbage Squares',
  summary: 'Sixteen cards, laid one by one into a square whose rows and columns are cribbage hands.',
  guide: 'Each row and column: fifteen 2, pair 2, run 1 for each card, flush 4. The aim is the highest score.',
  rules: `Also known as Cribbage Square and Cribbage Solitaire.

## Goal
Score as many points as you can. The four rows and four columns of the square are eight cribbage hands. Nothing is won or lost; 61 is a good score.

## Layout
The square of four rows and four columns is empty. One card lies face up beside it; the other 51 cards are the stock.

## Play
- Place the open card on an empty place of the square; any card may fill any place. Once placed, a card cannot be moved.
- Then the next card is turned up automatically. The rest of the stock stays hidden.
- The card that is turned up after the sixteenth is the starter: it belongs to all eight hands, and the game is over.
- Unfinished rows and columns already score for the cards they have.

## Points
Each row and column counts with all its combinations, and the starter is its fifth card. A card may be part of several combinations.
- Fifteen, cards that add up to 15: 2 points. Aces are one, court cards ten.
- Pair, two cards of one rank: 2 points. Three of a rank are three pairs, four of a rank six.
- Run, three or more ranks in sequence in any suits: 1 point for each card. Only the longest run counts. A pair in it makes it count twice, three of a kind three times, two pairs four times. Aces are low.
- Flush, all four cards of the row or column in one suit: 4 points, and 5 if the starter has this suit too.
- His nobs, a jack in the suit of the starter: 1 point.
- His heels, a jack as the starter: 2 points, once for the whole square.

## Advice
Fives make a fifteen with every ten and court card: place them where many of these can meet. Cards in sequence belong together; flushes are a bonus at best.

## History
This square counts by the rules of cribbage, a game for two players from 17th-century England.`,
  shows: showsOf('Row', 'Column'),
  piles: { tableau: 'place', reserve: 'points', ...pilesOf('Row', 'column', (line) => `points of ${line.toLowerCase()}`) },
};

export const de: Words = {
  name: 'Cribbage-Patience',
  summary: 'Sechzehn Karten kommen Stück für Stück in ein Quadrat, dessen Zeilen und Spalten Cribbage-Blätter sind.',
  guide: 'Je Zeile und Spalte: Summe fünfzehn 2, Paar 2, Folge 1 je Karte, Flush 4. Das Ziel: möglichst viele Punkte.',
  rules: `Auch bekannt als Cribbage-Quadrat.

## Ziel
Es geht um möglichst viele Punkte. Die vier Zeilen und vier Spalten des Quadrats sind acht Cribbage-Blätter. Gewonnen oder verloren wird nicht; 61 Punkte sind ein gutes Ergebnis.

## Auslegen
Das Quadrat aus vier Zeilen und vier Spalten ist leer. Eine Karte liegt offen daneben, die übrigen 51 bilden den Talon.

## Spielen
- Die offene Karte kommt auf einen leeren Platz des Quadrats; jeder nimmt jede Karte auf. Dort bleibt sie liegen.
- Danach wird von selbst die nächste Karte aufgedeckt. Was folgt, weiß niemand.
- Die Karte, die nach der sechzehnten aufgedeckt wird, ist der Starter: Sie gehört zu allen acht Blättern, und die Partie ist zu Ende.
- Solange eine Zeile oder Spalte Lücken hat, zählen die Karten, die schon liegen.

## Punkte
Jede Zeile und jede Spalte zählt mit allen ihren Kombinationen; der Starter ist ihre fünfte Karte. Eine Karte darf zu mehreren Kombinationen gehören.
- Fünfzehn, Karten mit der Summe 15: 2 Punkte. Ein Ass zählt eins, jede Bildkarte zehn.
- Paar, zwei Karten eines Werts: 2 Punkte. Drei Karten eines Werts sind drei Paare, vier sind sechs.
- Folge, mindestens drei Werte hintereinander in beliebigen Farben: 1 Punkt für jede Karte. Es gilt nur die längste Folge; ist ein Paar darin, zählt sie zweimal, bei einem Drilling dreimal, bei zwei Paaren viermal. Das Ass ist die niedrigste Karte.
- Flush, alle vier Karten der Zeile oder Spalte in einer Farbe: 4 Punkte, und 5, wenn auch der Starter diese Farbe hat.
- Bube in der Farbe des Starters, „his nobs“: 1 Punkt.
- Bube als Starter, „his heels“: 2 Punkte, einmal für das ganze Quadrat.

## Rat
Eine Fünf ergibt mit jeder Zehn und jeder Bildkarte fünfzehn: Sie gehört dorthin, wo viele davon zusammenkommen. Aufeinanderfolgende Werte legt man zusammen; ein Flush ergibt sich allenfalls nebenbei.

## Herkunft
Gezählt wird wie beim Cribbage, einem englischen Kartenspiel für zwei aus dem 17. Jahrhundert.`,
  shows: showsOf('Zeile', 'Spalte'),
  piles: { tableau: 'Platz', reserve: 'Punkte', ...pilesOf('Zeile', 'Spalte', (line) => `Punkte in ${line}`) },
};
