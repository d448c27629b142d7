import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Whitehead',
  summary: 'Klondike with all cards face up, red on red and black on black.',
  guide:
    'Build the columns down, red on red or black on black, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last, all face up. The other 24 cards are the stock.

## Play
- Columns are built down, red on red and black on black: the nine of hearts on the ten of hearts or diamonds.
- Only cards of a single suit move together, such as nine and eight of hearts.
- Any card or run may fill an empty column.
- The top card of a foundation may come back to the columns.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.

## Advice
Given the choice, build in suit: only such runs can be moved again. Save your empty columns.

## History
It is a relative of Klondike in which you see everything and have only yourself to blame.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Whitehead',
  summary: 'Klondike mit offenen Karten, Rot auf Rot und Schwarz auf Schwarz.',
  guide:
    'In den Reihen geht es abwärts, Rot auf Rot oder Schwarz auf Schwarz; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, Rot auf Rot und Schwarz auf Schwarz: die Herz-Neun auf die Herz- oder die Karo-Zehn.
- Gemeinsam verlegt werden nur Karten einer einzigen Farbe, also etwa Herz-Neun und Herz-Acht.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Wo man die Wahl hat, in der eigenen Farbe anlegen: Nur solche Folgen lassen sich wieder umlegen. Leere Reihen aufsparen.

## Herkunft
Sie ist mit Klondike verwandt; nur sieht man hier alles und ist deshalb für alles selbst verantwortlich.`,
  actions: { turn: 'Karte umdrehen' },
};
