import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Isabel',
  summary: 'Thirteen columns of four cards: discard two of the same rank, and turn up the cards below.',
  guide: 'Discard two exposed cards of the same rank. Suits don’t matter; the cards below are turned up.',
  rules: `## Goal
Discard all cards, always two of the same rank. You win when all 52 cards have been discarded.

## Layout
Deal thirteen columns of four cards: three face down, the fourth face up.

## Play
- Two exposed cards of the same rank are discarded together. Suits don’t matter.
- A face-down card is turned up as soon as it is exposed.
- Nothing is built, and empty columns are not filled.

## Advice
When three or four cards of a rank are exposed, take them from the longest columns, to keep all columns as even as you can.

## History
It is known from AisleRiot, the collection of the GNOME desktop.`,
};

export const de: Words = {
  name: 'Isabel',
  summary: 'Dreizehn Reihen zu vier Karten: Je zwei von gleichem Wert werden abgelegt, und darunter wird aufgedeckt.',
  guide: 'Zwei freie Karten von gleichem Wert werden zusammen abgelegt, gleich welcher Farbe; die Karten darunter werden aufgedeckt.',
  rules: `## Ziel
Alle 52 Karten werden abgelegt, immer zwei von gleichem Wert. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Dreizehn Reihen zu vier Karten: drei verdeckt, die vierte offen.

## Spielen
- Zwei freie Karten von gleichem Wert werden zusammen abgelegt, gleich welcher Farbe.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- Angelegt wird nichts, und leere Reihen bleiben leer.

## Rat
Sind drei oder vier Karten eines Werts frei, nimmt man sie von den längsten Reihen, damit alle möglichst gleich lang bleiben.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME.`,
};
