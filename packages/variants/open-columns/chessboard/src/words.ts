import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Chessboard',
  summary: 'Fortress in which you choose the base card, and ace and king are adjacent.',
  guide:
    'Build the columns up or down in suit. The first card on a foundation is the base card: the foundations go up in suit from its rank.',
  rules: `## Goal
Build four foundations up in suit, all from a rank that you choose; an ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards face up into ten columns: six in the first two, five in each of the others.

## Play
- The first card that you place on a foundation is the base card. The other foundations start with the same rank.
- Cards move one at a time; the exposed card of each column is available. A run in suit may be moved in one go if there are enough empty columns.
- Columns are built up or down in suit, and king and ace are adjacent.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Advice
Put the columns in order before you choose: the best base card is one whose next cards can soon be played, not the first that you see.`,
};

export const de: Words = {
  name: 'Schachbrett',
  summary: 'Wie Festung, doch die Grundkarte wählt man selbst, und König und Ass sind Nachbarn.',
  guide:
    'In den Reihen geht es auf oder ab in derselben Farbe. Die erste Karte einer Familie ist die Grundkarte: Alle Familien wachsen von ihrem Wert aufwärts.',
  rules: `Auch bekannt als Chessboard.

## Ziel
Vier Familien wachsen, jede in einer Farbe und alle von einem Wert an, den man wählt; auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: sechs in den ersten beiden, fünf in den anderen.

## Spielen
- Die erste Karte, die als Familie ausgelegt wird, ist die Grundkarte. Mit demselben Wert beginnen die anderen Familien.
- Die Karten werden einzeln bewegt; frei ist die letzte jeder Reihe. Mehrere, die einander in derselben Farbe folgen, dürfen auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird aufwärts oder abwärts in gleicher Farbe angelegt; Ass und König sind Nachbarn.
- In eine leere Reihe darf jede Karte.
- Von den Familien kommt keine Karte zurück.

## Rat
Erst die Reihen ordnen, dann wählen: Gut ist die Grundkarte, deren Nachfolger frei liegen, nicht die erstbeste.`,
};
