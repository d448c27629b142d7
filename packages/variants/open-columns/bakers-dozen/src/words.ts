import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Baker’s Dozen',
  summary: 'Thirteen columns of four, with the kings at the bottom: most deals can be won.',
  guide: 'Build the columns down in any suit, and the foundations up in suit from the ace.',
  rules: `If any card may fill an empty column, the game is called Spanish Patience.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
All cards are dealt face up into thirteen columns of four. Then any kings are moved to the bottom of their columns; if there are two, the second goes under the first.

## Play
- Cards move one at a time; the exposed card of each column is available.
- Columns are built down regardless of suit.
- An empty column is not filled; in Spanish Patience any card may fill it, and a run may be moved in one go if there are enough empty columns.
- The top card of a foundation may come back to the columns.

## Advice
Do not empty columns without need: each empty column is one place fewer to build on. Build on kings and queens, where long runs have room.

## History
A baker’s dozen is thirteen loaves: bakers added one to be safe from fines for short weight.`,
  options: { gaps: { name: 'Empty columns', values: { none: 'Stay empty', any: 'Any card (Spanish Patience)' } } },
};

export const de: Words = {
  name: 'Bäckerdutzend',
  summary: 'Dreizehn Reihen zu vier Karten, die Könige ganz unten: meist geht es auf.',
  guide: 'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `Auch bekannt als Baker’s Dozen; füllt jede Karte leere Reihen, als Spanische Patience.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in dreizehn Reihen zu vier. Dann werden die Könige jeder Reihe unter ihre anderen Karten gelegt, von zwei Königen der spätere zuunterst.

## Spielen
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe.
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Eine leere Reihe bleibt leer; in der Spanischen Patience darf jede Karte hinein, und eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die Reihen nicht ohne Not leeren: Jede leere ist ein Platz weniger. Auf Königen und Damen anlegen, wo lange Folgen Platz haben.

## Herkunft
Ein Bäckerdutzend sind dreizehn Brötchen: Eines gab der Bäcker zu, um nicht wegen zu leichter Ware bestraft zu werden.`,
  options: { gaps: { name: 'Leere Reihen', values: { none: 'Bleiben leer', any: 'Jede Karte (Spanische Patience)' } } },
};
