import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortress',
  summary: 'Ten columns, built up and down in suit: it is seldom won.',
  guide: 'Build the columns up or down in suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into ten columns: six in each of the first two, five in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available. A run in suit may be moved in one go if there are enough empty columns.
- Columns are built up or down in suit, and the direction may change: the eight or the ten of hearts may be placed on the nine.
- In the columns only a two may be placed on an ace and only a queen on a king.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Advice
Moving a run card by card reverses it. Empty columns are the key: clear one first, then sort.`,
};

export const de: Words = {
  name: 'Festung',
  summary: 'Zehn Reihen, in denen auf- und abwärts in der Farbe angelegt wird: Sie fällt nur selten.',
  guide:
    'In den Reihen geht es in derselben Farbe aufwärts oder abwärts; auf den Familien vom Ass aufwärts. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Fortress.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: sechs in jeder der ersten beiden, fünf in jeder der übrigen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe. Mehrere, die einander in derselben Farbe folgen, dürfen auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird in derselben Farbe angelegt, aufwärts oder abwärts, auch im Wechsel: auf die Herz-Neun die Herz-Acht oder die Herz-Zehn.
- Auf ein Ass kommt in den Reihen nur die Zwei, auf einen König nur die Dame.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Eine Folge dreht sich um, wenn sie Karte für Karte weiterwandert. Leere Reihen sind der Schlüssel: erst eine freispielen, dann Ordnung schaffen.`,
};
