import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Mrs. Mop',
  summary: 'Spider with all 104 cards face up from the start.',
  guide:
    'Build the columns down in any suit; only runs of one suit move together. Eight complete sequences from king to ace, each in one suit, win.',
  rules: `## Goal
Build eight complete sequences from king to ace in the columns, each in one suit. A complete sequence is moved to the foundations automatically. You win when all eight are there.

## Layout
Deal two decks face up in thirteen columns of eight. There is no stock.

## Play
- Columns are built down regardless of suit.
- The exposed card of a column is available. Cards in sequence move together if they are of one suit.
- Any card or run may fill an empty column.
- Nothing may be placed on an ace.

## Advice
First clear a column that has no king. Every empty column helps to sort mixed runs into suits; fill it only when another becomes free.

## History
Invented by Charles Jewell, on the model of Spider.`,
};

export const de: Words = {
  name: 'Mrs. Mop',
  summary: 'Spider, bei der alle 104 Karten von Anfang an offen liegen.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; gemeinsam bewegt werden nur Folgen einer Farbe. Acht Folgen vom König bis zum Ass gewinnen.',
  rules: `## Ziel
In den Reihen sollen acht Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine vollständige Familie verlässt die Auslage von selbst. Sind alle acht fort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele liegen offen in dreizehn Reihen zu acht. Einen Talon gibt es nicht.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die freie Karte einer Reihe. Karten, die in derselben Farbe in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte und jede Folge.
- In den Reihen kommt auf ein Ass nichts mehr.

## Rat
Zuerst eine Reihe ohne König leeren. Mit jeder leeren Reihe lassen sich gemischte Folgen in Farben zerlegen; gefüllt wird sie erst, wenn eine andere frei wird.

## Herkunft
Charles Jewell erfand das Spiel nach dem Vorbild von Spider.`,
};
