import type { Words } from '@patience/core';

export const en: Words = {
  name: 'British Canister',
  summary: 'A stricter American Canister: cards move one at a time, and only a king fills an empty column.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards face up into eight columns: seven in each of the four in the middle, six in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available.
- Columns are built down in alternating colours: a red nine on a black ten.
- Only a king may fill an empty column.
- No card comes back from the foundations.

## Advice
Hardly any deal can be won: see how many cards you get to the foundations. Look at the aces first; if one lies deep in a column in which nothing can be moved, deal again.`,
};

export const de: Words = {
  name: 'British Canister',
  summary: 'Wie American Canister, nur strenger: Karten werden einzeln verlegt, und in eine leere Reihe darf nur ein König.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in acht Reihen: sieben in den vier mittleren, sechs in den anderen.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte jeder Reihe.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- In eine leere Reihe darf nur ein König.
- Von den Familien kommt keine Karte zurück.

## Rat
Kaum ein Spiel geht auf; es gilt, möglichst viele Karten zu den Familien zu bringen. Zuerst nach den Assen sehen: Liegt eines tief in einer Reihe, in der sich nichts bewegen lässt, lieber neu geben.`,
};
