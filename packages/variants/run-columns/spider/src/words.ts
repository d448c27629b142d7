import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Spider',
  summary: 'Ten columns, in which you build eight complete sequences from king to ace in suit.',
  guide:
    'Build the columns down in any suit; only runs of one suit move together. Eight complete sequences from king to ace, each in one suit, win.',
  rules: `## Goal
Build eight complete sequences from king to ace in the columns, each in one suit. A complete sequence is moved to the foundations automatically. You win when all eight are there.

## Layout
Deal ten columns from two decks (104 cards): five face-down cards in each of the first four, four in each of the other six, and one face-up card on every column. The remaining 50 cards are the stock.

## Play
- Columns are built down regardless of suit. Nothing may be placed on an ace.
- Cards in sequence move together if they are of one suit.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- Whenever you like, deal a face-up card from the stock to every column, five times in all. Empty columns must be filled first, unless there are fewer cards on the table than columns. As an option, deal to all columns at any time, the empty ones too.

## Fewer suits
Three suits (spades and hearts three times, clubs twice) are easier, two suits (spades and hearts) easier still, and one suit (spades) is the easiest. There are always 104 cards.

## Mismatched aces
The harder game: close each run from the king to the two of one suit with an ace of another suit, which stays in its column. You win when the stock is empty and all cards lie face up in eight such sequences. If the matching ace reaches its run, the complete sequence is moved to the foundations automatically and the game is lost. This is not possible with a single suit.

## Advice
Build in suit first and mix suits only when you must. An empty column is the best place to sort; take one last look before you deal.`,
  actions: { deal: 'Deal a row' },
  options: {
    suits: { name: 'Suits', values: { 4: 'Four', 3: 'Three', 2: 'Two', 1: 'One' } },
    aces: { name: 'Ace of each sequence', values: { matching: 'Of its suit', mismatched: 'Of another suit (harder)' } },
    dealing: { name: 'Deal a row', values: { filled: 'Without empty columns', allowed: 'At any time' } },
  },
  reasons: {
    'one-suit': 'With a single suit no ace can be mismatched.',
  },
};

export const de: Words = {
  name: 'Spider',
  summary: 'Zehn Reihen, acht Familien: jede vom König bis zum Ass in einer Farbe, dann wird sie abgelegt.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; gemeinsam bewegt werden nur Folgen einer Farbe. Acht Folgen vom König bis zum Ass gewinnen.',
  rules: `Auch bekannt als Spinne.

## Ziel
In den Reihen entstehen acht Familien, jede in einer Farbe vom König abwärts bis zum Ass. Eine vollständige Familie wird von selbst abgelegt. Sind alle acht abgelegt, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele, 104 Karten, zehn Reihen: in den ersten vier liegen fünf verdeckte Karten, in den übrigen sechs vier, und auf jeder eine offene. Die restlichen 50 Karten bilden den Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe. Auf ein Ass wird nichts gelegt.
- Karten, die in derselben Farbe in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge einer Farbe.
- Der Talon gibt auf jede Reihe eine offene Karte, wann immer man will, fünfmal im Ganzen. Zuvor müssen alle leeren Reihen gefüllt sein, es sei denn, es liegen weniger Karten als Reihen aus. Auf Wunsch darf auch auf leere Reihen gegeben werden.

## Weniger Farben
Leichter wird es mit drei Farben (Pik und Herz dreifach, Kreuz zweifach), noch leichter mit zweien (Pik und Herz) oder einer (Pik). Es bleiben 104 Karten.

## Falsche Asse
Die schwerere Spielart: Jede Folge vom König bis zur Zwei in einer Farbe wird mit einem Ass einer anderen Farbe abgeschlossen und bleibt liegen. Aufgegangen ist die Patience, wenn der Talon leer ist und alle Karten offen in acht solchen Familien liegen. Kommt das passende Ass an seine Folge, wird die Familie von selbst abgelegt, und das Spiel ist verloren. Mit nur einer Farbe geht es nicht.

## Rat
Zuerst in einer Farbe anlegen, bunt nur, wenn es sein muss. Eine leere Reihe ist der beste Platz zum Sortieren; vor dem Geben lohnt ein letzter Blick.`,
  actions: { deal: 'Lage geben' },
  options: {
    suits: { name: 'Farben', values: { 4: 'Vier', 3: 'Drei', 2: 'Zwei', 1: 'Eine' } },
    aces: { name: 'Ass jeder Familie', values: { matching: 'Gleiche Farbe', mismatched: 'Andere Farbe (schwerer)' } },
    dealing: { name: 'Lage geben', values: { filled: 'Ohne leere Reihen', allowed: 'Jederzeit' } },
  },
  reasons: {
    'one-suit': 'Mit nur einer Farbe gibt es keine falschen Asse.',
  },
};
