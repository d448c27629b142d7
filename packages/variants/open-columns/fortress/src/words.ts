import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortress',
  summary: 'Ten columns that build up and down in suit: it is seldom won.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into ten columns: six in each of the first two, five in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available. Several that follow each other in suit may be moved in one go if there are enough empty columns.
- Columns are built up or down in suit, and the direction may change: on the nine of hearts goes the eight or the ten of hearts.
- In the columns an ace takes only its two, a king only its queen.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Advice
A run turns round when it is moved card by card. Empty columns are the key: win one first, then bring order.`,
};

export const de: Words = {
  name: 'Festung',
  summary: 'Zehn Reihen, in denen auf- und abwärts in der Farbe angelegt wird: Sie fällt nur selten.',
  rules: `Auch bekannt als Fortress.

## Ziel
Auf vier Assen wachsen vier Familien, jede in derselben Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

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
