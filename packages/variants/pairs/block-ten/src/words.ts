import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Block Ten',
  summary: 'Pairs that make ten and pairs of court cards are discarded from nine places; the tens block them.',
  guide: 'Discard two cards that make ten, or two jacks, queens or kings. Win by discarding all cards but the tens.',
  rules: `## Goal
Discard all cards but the four tens; then you win.

## Layout
Deal nine face-up cards in three rows. The other 43 cards are the stock.

## Play
- Two cards that make ten are discarded: ace and nine, two and eight, three and seven, four and six, two fives.
- Two jacks, two queens or two kings are discarded, too. Suits never matter.
- A ten stays where it is and blocks its place to the end.
- Every empty place is filled at once from the stock, as long as there are cards.

## Advice
Where a card has two partners, it makes no difference which one you take. Luck decides how early the tens appear.`,
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Block Ten',
  summary: 'Neun Karten: Abgelegt werden je zwei, die zehn ergeben, und je zwei gleiche Bilder; die Zehnen versperren den Platz.',
  guide:
    'Abgelegt werden zwei Karten, die zehn ergeben, oder zwei Buben, Damen oder Könige. Das Ziel: alle Karten außer den Zehnen ablegen.',
  rules: `Auch bekannt als Zehnerblock.

## Ziel
Alle Karten bis auf die vier Zehnen werden abgelegt; dann ist die Patience aufgegangen.

## Auslegen
Neun offene Karten liegen in drei Zeilen. Die übrigen 43 sind der Talon.

## Spielen
- Zwei Karten, die zusammen zehn ergeben, werden abgelegt: Ass und Neun, Zwei und Acht, Drei und Sieben, Vier und Sechs, Fünf und Fünf.
- Auch zwei Buben, zwei Damen oder zwei Könige werden abgelegt. Auf die Farbe kommt es nie an.
- Eine Zehn bleibt liegen und versperrt ihren Platz bis zum Schluss.
- Jeder leere Platz wird sofort aus dem Talon gefüllt, solange er reicht.

## Rat
Hat eine Karte zwei Partner, ist es gleich, welcher geht. Wie früh die Zehnen kommen, entscheidet das Glück.`,
  piles: { tableau: 'Platz' },
};
