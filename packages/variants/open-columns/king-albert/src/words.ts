import type { Words } from '@patience/core';

export const en: Words = {
  name: 'King Albert',
  summary: 'Nine columns like a staircase, and seven cards in reserve.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `Also known as Idiot’s Delight. Elsewhere this name also stands for Aces Up.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal 45 cards face up into nine columns: one card in the first, nine in the last. The other seven, dealt side by side, are the reserve.

## Play
- Cards move one at a time; the exposed card of each column and all cards of the reserve are available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in alternating colours.
- Any card may fill an empty column.
- An empty place of the reserve stays empty.
- The top card of a foundation may come back to the columns.

## Advice
The reserve is precious: each of its cards can be played only once. Clear the short columns first, and do not fill empty ones needlessly.

## History
It is named after Albert I, king of the Belgians in the First World War.`,
};

export const de: Words = {
  name: 'König Albert',
  summary: 'Neun Reihen wie eine Treppe, und sieben Karten als eiserne Reserve.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als King Albert und Idiot’s Delight. So heißt anderswo auch „Vier Asse“.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
45 Karten liegen offen in neun Reihen: eine in der ersten, neun in der letzten. Die übrigen sieben sind die Reserve und liegen einzeln.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten der Reserve. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- In eine leere Reihe darf jede Karte.
- Auf einen leeren Reserveplatz kommt nichts mehr.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die Reserve ist kostbar: Jede ihrer Karten lässt sich nur einmal ausspielen. Die kurzen Reihen zuerst räumen, leere Reihen nicht ohne Not füllen.

## Herkunft
Die Patience heißt nach Albert I., dem König der Belgier im Ersten Weltkrieg.`,
};
