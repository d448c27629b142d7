import type { Words } from '@patience/core';

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
