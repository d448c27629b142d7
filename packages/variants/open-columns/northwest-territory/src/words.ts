import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Northwest Territory',
  summary: 'Eight columns, mostly face down, and sixteen cards in reserve.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal eight columns, one card in the first, eight in the last; only the last card of each is face up. The other sixteen are the reserve: they lie face up, side by side.

## Play
- Columns are built down in alternating colours.
- A face-up card moves together with the cards in sequence on it.
- Every card of the reserve is available; no card may be placed there.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, alone or with its run.
- The top card of a foundation may come back to the columns.

## Advice
Uncover the long columns on the right first. The reserve is never refilled: use its cards where they lengthen a run that uncovers a face-down card.`,
};

export const de: Words = {
  name: 'Nordwest-Territorium',
  summary: 'Acht Reihen, meist verdeckt, und sechzehn Karten in Reserve.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `Auch bekannt als Northwest Territory.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht Reihen, in der ersten eine Karte, in der letzten acht; nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen sechzehn sind die Reserve: Sie liegen offen und einzeln.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Eine offene Karte wird gemeinsam mit den Karten verlegt, die in Folge auf ihr liegen.
- Jede Karte der Reserve ist frei; zurück kommt keine.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die langen Reihen rechts zuerst aufdecken. Die Reserve schrumpft nur: ihre Karten dort einsetzen, wo sie eine Folge verlängern, die eine verdeckte Karte befreit.`,
};
