import type { Words } from '@patience/core';

export const en: Words = {
  name: 'FreeCell',
  summary: 'All cards are face up and four cells help: nearly every deal can be won.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into eight columns: seven in each of the first four, six in each of the others. Above them leave room for four cells and four foundations. For a harder game, play with three or two cells.

## Play
- Cards move one at a time; the exposed card of each column and the cards in the cells are available.
- Columns are built down in alternating colours.
- Each cell holds any one card.
- Any card may fill an empty column.
- No card comes back from the foundations.

## Runs
A run may be moved in one go if there are enough empty cells and columns. With n free cells that is n + 1 cards, and each empty column doubles the number; the one that the run is moved to does not count. The program then moves them card by card.

## Deal numbers
The numbers 1 to 1,000,000 give exactly the deals that Microsoft’s FreeCell gives under these numbers; from there up to 2,147,483,647 the same method is used. Of the first 32,000 only one cannot be won: number 11982.

## Advice
Nothing is hidden, so look first: where are the aces, and what lies on them? Keep the cells empty as long as you can.

## History
Paul Alfille wrote the game in 1978 for a teaching system at his university; in the nineties Windows made it famous.`,
  options: { cells: { name: 'Cells', values: { 4: 'Four', 3: 'Three', 2: 'Two' } } },
};

export const de: Words = {
  name: 'FreeCell',
  summary: 'Alle Karten liegen offen, vier Zellen helfen: fast jedes Spiel geht auf.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt: sieben in jede der ersten vier, sechs in jede der übrigen. Darüber ist Platz für vier Zellen und für die vier Familien. Wer es schwerer mag, spielt mit drei oder zwei Zellen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten in den Zellen.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Jede Zelle nimmt eine beliebige Karte auf.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Folgen
Eine Folge darf auf einmal verlegt werden, wenn genug freie Zellen und leere Reihen da sind. Mit n freien Zellen sind das n + 1 Karten, und jede leere Reihe verdoppelt die Zahl; die, in die gelegt wird, zählt nicht mit. Das Programm legt sie dann Karte für Karte um.

## Spielnummern
Die Nummern 1 bis 1.000.000 geben genau die Spiele, die das FreeCell von Microsoft unter diesen Nummern gibt; bis 2.147.483.647 wird nach demselben Muster weitergemischt. Von den ersten 32.000 geht nur eines nicht auf: Nummer 11982.

## Rat
Nichts ist verborgen, also erst schauen: Wo liegen die Asse, und was liegt auf ihnen? Die Zellen sollen so lange wie möglich leer bleiben.

## Herkunft
Paul Alfille schrieb das Spiel 1978 für ein Lernsystem seiner Universität; berühmt wurde es in den Neunzigerjahren mit Windows.`,
  options: { cells: { name: 'Zellen', values: { 4: 'Vier', 3: 'Drei', 2: 'Zwei' } } },
};
