import type { Words } from '@patience/core';

const NUMBERS = [1, 2, 3, 4, 5];

/** Returns a text for each place, row and column of the grid, by the id of its pile. */
const pilesOf = (row: string, column: string, points: (line: string) => string): NonNullable<Words['piles']> =>
  Object.fromEntries([
    ...NUMBERS.flatMap((y) => NUMBERS.map((x) => [`t${5 * y + x - 5}`, `${row} ${y}, ${column} ${x}`] as const)),
    ...NUMBERS.map((n) => [`r${n}`, points(`${row} ${n}`)] as const),
    ...NUMBERS.map((n) => [`r${n + 5}`, points(`${column} ${n}`)] as const),
  ]);

/** Returns the text of the points of each row and column. */
const showsOf = (row: string, column: string): NonNullable<Words['shows']> =>
  Object.fromEntries(NUMBERS.flatMap((n) => [[`row${n}`, `${row} ${n}: {n}`] as const, [`column${n}`, `${column} ${n}: {n}`] as const]));

export const en: Words = {
  name: 'Poker Squares',
  summary: 'Twenty-five cards, laid one by one into a square whose rows and columns are poker hands.',
  guide:
    'Rows and columns are poker hands. The aim is the highest score. English: pair 1, two 3, flush 5, three 6, full house 10, straight 12, four 16.',
  rules: `Also known as Poker Solitaire and Poker Patience.

## Goal
Score as many points as you can. The five rows and five columns of the square are ten poker hands, and each hand scores points. Nothing is won or lost: with English points, 70 is a good score; with American points, 200.

## Layout
The square of five rows and five columns is empty. One card lies face up beside it; the other 51 cards are the stock.

## Play
- Place the open card on an empty place of the square; any card may fill any place. Once placed, a card cannot be moved.
- Then the next card is turned up automatically. The rest of the stock stays hidden.
- The game is over when all 25 places have a card. The other cards are not used.
- Unfinished rows and columns already score for pairs and other cards of equal rank. Straights, flushes and full houses score when the hand is complete.

## Points
Only the best hand of each row and column counts. The order of its cards doesn’t matter. An ace may count high or low.
- One pair: 1 point (American 2).
- Two pairs: 3 (American 5).
- Three of a kind: 6 (American 10).
- Straight, five ranks in sequence in any suits: 12 (American 15).
- Flush, five cards of one suit: 5 (American 20).
- Full house, three of a kind and a pair: 10 (American 25).
- Four of a kind: 16 (American 50).
- Straight flush, a straight in one suit: 30 (American 75).
- Royal flush, the straight flush from ten to ace: 30 (American 100).

## Advice
Collect suits in one direction and equal ranks in the other. Keep one row and one column for cards that fit nowhere, so that they spoil only two hands.

## History
English points follow how hard a hand is to get in this game; American points follow the ranking of hands in poker.`,
  options: { points: { name: 'Points', values: { english: 'English', american: 'American' } } },
  shows: showsOf('Row', 'Column'),
  piles: { tableau: 'place', reserve: 'points', ...pilesOf('Row', 'column', (line) => `points of ${line.toLowerCase()}`) },
};

export const de: Words = {
  name: 'Poker-Patience',
  summary: 'Fünfundzwanzig Karten kommen Stück für Stück in ein Quadrat, dessen Zeilen und Spalten Pokerblätter sind.',
  guide:
    'Zeilen und Spalten sind Pokerblätter. Das Ziel: möglichst viele Punkte. Englisch: Paar 1, zwei 3, Flush 5, Drilling 6, Full House 10, Straße 12, Vierling 16.',
  rules: `Auch bekannt als Pokerquadrat.

## Ziel
Es geht um möglichst viele Punkte. Die fünf Zeilen und fünf Spalten des Quadrats sind zehn Pokerblätter, und jedes Blatt bringt Punkte. Gewonnen oder verloren wird nicht: Nach englischer Zählung sind 70 Punkte ein gutes Ergebnis, nach amerikanischer 200.

## Auslegen
Das Quadrat aus fünf Zeilen und fünf Spalten ist leer. Eine Karte liegt offen daneben, die übrigen 51 bilden den Talon.

## Spielen
- Die offene Karte kommt auf einen leeren Platz des Quadrats; jeder nimmt jede Karte auf. Dort bleibt sie liegen.
- Danach wird von selbst die nächste Karte aufgedeckt. Was folgt, weiß niemand.
- Zu Ende ist die Partie, wenn auf allen 25 Plätzen eine Karte liegt. Die übrigen Karten werden nicht gebraucht.
- Solange eine Zeile oder Spalte Lücken hat, zählen gleiche Werte schon. Straße, Flush und Full House zählen erst im vollständigen Blatt.

## Punkte
In jeder Zeile und Spalte zählt nur das beste Blatt. Die Reihenfolge der Karten ist gleichgültig. Das Ass steht über dem König oder unter der Zwei.
- Ein Paar, zwei Karten eines Werts: englisch 1 Punkt, amerikanisch 2 Punkte.
- Zwei Paare: 3, amerikanisch 5.
- Drilling, drei Karten eines Werts: 6, amerikanisch 10.
- Straße, fünf Werte in Folge in beliebigen Farben: 12, amerikanisch 15.
- Flush, fünf Karten einer Farbe: 5, amerikanisch 20.
- Full House, ein Drilling und ein Paar: 10, amerikanisch 25.
- Vierling, vier Karten eines Werts: 16, amerikanisch 50.
- Straight Flush, eine Straße in einer Farbe: 30, amerikanisch 75.
- Royal Flush, der Straight Flush von der Zehn bis zum Ass: 30, amerikanisch 100.

## Rat
In der einen Richtung sammelt man Farben, in der anderen gleiche Werte. Eine Zeile und eine Spalte bleiben für Karten frei, die nirgends passen; so verderben sie nur zwei Blätter.

## Herkunft
Die englische Zählung richtet sich danach, wie schwer ein Blatt in dieser Patience gelingt, die amerikanische nach der Rangfolge am Pokertisch.`,
  options: { points: { name: 'Punkte', values: { english: 'Englisch', american: 'Amerikanisch' } } },
  shows: showsOf('Zeile', 'Spalte'),
  piles: { tableau: 'Platz', reserve: 'Punkte', ...pilesOf('Zeile', 'Spalte', (line) => `Punkte in ${line}`) },
};
