import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Baker’s Game',
  summary: 'FreeCell’s elder cousin: columns are built down in suit, so planning matters twice as much.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace.',
  rules: `If only kings may fill empty columns, the game is called King Only Baker’s Game.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eight columns: seven in each of the first four, six in each of the others. Above them leave room for four cells and four foundations.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in suit: the nine of spades on the ten of spades.
- Each cell holds any one card.
- Any card may fill an empty column or, as an option, only a king.
- No card comes back from the foundations.
- A run may be moved in one go if there are enough empty cells and columns.

## Advice
Every card fits on only one other card in the columns. Before your first move see where the aces lie, and whether the cards on top of them can be placed.

## History
Martin Gardner described the game in his Scientific American column in 1968; the mathematician C. L. Baker had learned it from his father. Paul Alfille turned it into FreeCell.`,
  options: { gaps: { name: 'Empty columns', values: { any: 'Any card', kings: 'Kings only' } } },
};

export const de: Words = {
  name: 'Bakers Spiel',
  summary: 'Wie FreeCell, aber angelegt wird nur in derselben Farbe: Planen lohnt sich doppelt.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `Auch bekannt als Baker’s Game; füllen nur Könige leere Reihen, als King Only Baker’s Game.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt: sieben in jede der ersten vier, sechs in jede der übrigen. Darüber ist Platz für vier Zellen und für die vier Familien.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- In den Reihen wird abwärts in derselben Farbe angelegt: die Pik-Neun auf die Pik-Zehn.
- Jede Zelle nimmt eine beliebige Karte auf.
- In eine leere Reihe darf jede Karte oder, wenn so gewählt, nur ein König.
- Von ihrer Familie kommt keine Karte zurück.
- Eine Folge darf auf einmal verlegt werden, wenn genug freie Zellen und leere Reihen da sind.

## Rat
Zu jeder Karte gibt es nur einen Platz in den Reihen. Vor dem ersten Zug nachsehen, wo die Asse liegen und ob die Karten über ihnen einen solchen Platz finden werden.

## Herkunft
Martin Gardner stellte das Spiel 1968 in seiner Kolumne im Scientific American vor; der Mathematiker C. L. Baker hatte es von seinem Vater gelernt. Paul Alfille machte daraus FreeCell.`,
  options: { gaps: { name: 'Leere Reihen', values: { any: 'Jede Karte', kings: 'Nur Könige' } } },
};
