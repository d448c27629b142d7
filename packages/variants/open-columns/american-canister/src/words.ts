import type { Words } from '@patience/core';

export const en: Words = {
  name: 'American Canister',
  summary: 'FreeCell without cells, but runs move as a whole.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card or run fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal all cards face up into eight columns: seven in each of the four in the middle, six in each of the others.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Cards in sequence move together, as many as you like.
- Any card or run may fill an empty column.
- No card comes back from the foundations.

## Advice
There is nowhere to put a single card aside, and only one deal in eighteen can be won. Clear the column that needs the fewest moves first: everything depends on the first empty column.`,
};

export const de: Words = {
  name: 'American Canister',
  summary: 'FreeCell ohne Zellen, dafür werden ganze Folgen verlegt.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. Jede Karte oder Folge füllt eine leere Reihe.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in acht Reihen: sieben in den vier mittleren, sechs in den anderen.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die in Folge liegen, werden gemeinsam verlegt, so viele man will.
- In eine leere Reihe darf jede Karte oder Folge.
- Von den Familien kommt keine Karte zurück.

## Rat
Beiseitelegen lässt sich nichts, und nur eins von achtzehn Spielen geht auf. Zuerst die Reihe leeren, die am wenigsten Züge braucht: An der ersten leeren Reihe hängt alles.`,
};
