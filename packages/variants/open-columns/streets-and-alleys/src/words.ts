import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Streets and Alleys',
  summary: 'Like Beleaguered Castle, but with the aces still in the columns.',
  guide: 'Build the columns down in any suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `With one cell the game is called Stronghold.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eight columns: seven in each of the first four, six in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns are built down regardless of suit.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Stronghold
As an option, there is one cell for any one card.

## Advice
Look for the aces first, and for what lies on them. Give up an empty column only if it brings you nearer an ace.`,
  options: { cells: { name: 'Cells', values: { 0: 'None', 1: 'One (Stronghold)' } } },
};

export const de: Words = {
  name: 'Straßen und Gassen',
  summary: 'Wie die Belagerte Burg, aber auch die Asse stecken noch in den Reihen.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Streets and Alleys; mit einer Zelle als Stronghold.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in acht Reihen: sieben in jeder der ersten vier, sechs in jeder der übrigen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Stronghold
Auf Wunsch gibt es eine Zelle für eine beliebige Karte.

## Rat
Zuerst die Asse suchen und das, was auf ihnen liegt. Wer eine Reihe leer bekommt, sollte sie nur für den Weg zu einem Ass hergeben.`,
  options: { cells: { name: 'Zellen', values: { 0: 'Keine', 1: 'Eine (Stronghold)' } } },
};
