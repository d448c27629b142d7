import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Spider Three Decks',
  summary: 'Spider with 156 cards and twelve columns: a game for a long evening.',
  guide:
    'Build the columns down in any suit; only runs of one suit move together. Twelve complete sequences from king to ace, each in one suit, win.',
  rules: `## Goal
Build twelve complete sequences from king to ace in the columns, each in one suit. A complete sequence is moved to the foundations automatically. You win when all twelve are there.

## Layout
Shuffle three decks. Deal twelve columns, five cards in each of the first six and four in each of the others; only the last card of each is face up. The other 102 cards are the stock.

## Play
- Columns are built down regardless of suit.
- The exposed card of a column is available. Cards in sequence move together if they are of one suit.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.

## Stock
Deal a face-up card to each column, empty ones too, eight times; the last six cards go to the first six columns.

## Advice
Each card is there three times, so a run in one suit is easier to find than in Spider. Use it to clear a column early, and fill empty columns before you deal.

## History
It is known from AisleRiot, the collection of the GNOME desktop.`,
  actions: { deal: 'Deal a row' },
};

export const de: Words = {
  name: 'Spider mit drei Spielen',
  summary: 'Spider mit 156 Karten in zwölf Reihen: etwas für einen langen Abend.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; gemeinsam bewegt werden nur Folgen einer Farbe. Zwölf Folgen vom König bis zum Ass gewinnen.',
  rules: `Auch bekannt als Spider Three Decks.

## Ziel
In den Reihen sollen zwölf Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine vollständige Familie verlässt die Auslage von selbst. Sind alle zwölf fort, ist die Patience aufgegangen.

## Auslegen
Drei Spiele Karten werden gemischt. Zwölf Reihen, fünf Karten in den ersten sechs und vier in den anderen; nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 102 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die freie Karte einer Reihe. Karten, die in derselben Farbe in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte und jede Folge.

## Talon
Er gibt auf jede Reihe eine offene Karte, auch auf leere, achtmal; die letzten sechs Karten kommen auf die ersten sechs Reihen.

## Rat
Jede Karte gibt es dreimal; eine Folge in einer Farbe findet sich also leichter als bei Spider. Mit ihr früh eine Reihe leeren, und leere Reihen füllen, ehe gegeben wird.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME.`,
  actions: { deal: 'Lage geben' },
};
