import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Mrs. Mop',
  summary: 'Spider with all 104 cards face up from the start.',
  rules: `## Goal
Build eight families within the columns, each in one suit from king to ace. A complete family leaves the table by itself. When all eight are gone, you have won.

## Layout
Two packs lie face up in thirteen columns of eight. There is no stock.

## Play
- Columns build down whatever the suit.
- You move the end card or a run, if all of it is of one suit.
- An empty column takes any card and any run.

## Advice
Empty a column without a king first. Every empty column helps to sort mixed runs into suits; fill it only when another becomes free.

## History
Charles Jewell invented it after the model of Spider.`,
};

export const de: Words = {
  name: 'Mrs. Mop',
  summary: 'Spider, bei der alle 104 Karten von Anfang an offen liegen.',
  rules: `## Ziel
In den Reihen sollen acht Familien entstehen, jede in einer Farbe vom König bis zum Ass. Eine fertige Familie verlässt die Auslage von selbst. Sind alle acht fort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele liegen offen in dreizehn Reihen zu acht. Einen Talon gibt es nicht.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Bewegt wird die letzte Karte oder eine Folge, wenn sie ganz in einer Farbe liegt.
- In eine leere Reihe darf jede Karte und jede Folge.

## Rat
Zuerst eine Reihe ohne König leeren. Mit jeder leeren Reihe lassen sich gemischte Folgen in Farben zerlegen; gefüllt wird sie erst, wenn eine andere frei wird.

## Herkunft
Charles Jewell erfand das Spiel nach dem Vorbild von Spider.`,
};
