import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Beleaguered Castle',
  summary: 'With the aces already out, eight columns must be cleared, and there is nowhere to put a card aside.',
  guide: 'Build the columns down in any suit, and the aces up in suit. Any card fills an empty column.',
  rules: `Also known as Laying Siege and Sham Battle; with one cell as Siegecraft.

## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into eight columns of six.

## Play
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Columns are built down regardless of suit: any nine on any ten.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Siegecraft
As an option, there is one cell for any one card; then nearly every deal can be won.

## Advice
Build all four foundations evenly. An empty column is your only room to manoeuvre: do not fill it at once; when you must, use a high card.

## History
The columns were once laid out as rows, four to the left of the aces and four to the right, like walls around a castle; hence the name.`,
  options: { cells: { name: 'Cells', values: { 0: 'None', 1: 'One (Siegecraft)' } } },
};

export const de: Words = {
  name: 'Belagerte Burg',
  summary: 'Die Asse liegen schon, acht Reihen wollen geräumt sein, und nirgends ist Platz zum Ablegen.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Assen aufwärts in einer Farbe. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Beleaguered Castle, Laying Siege und Sham Battle; mit einer Zelle als Siegecraft.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in acht Reihen zu sechs.

## Spielen
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: eine Neun auf irgendeine Zehn.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Siegecraft
Auf Wunsch gibt es eine Zelle für eine beliebige Karte; dann geht fast jedes Spiel auf.

## Rat
Alle vier Familien gleichmäßig wachsen lassen. Eine leere Reihe ist der einzige Spielraum: nicht gleich wieder füllen, und wenn, dann mit einer hohen Karte.

## Herkunft
Früher legte man vier Reihen links und vier rechts der Asse, wie Mauern um eine Burg; daher der Name.`,
  options: { cells: { name: 'Zellen', values: { 0: 'Keine', 1: 'Eine (Siegecraft)' } } },
};
