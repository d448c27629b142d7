import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Runs move as a whole, and the stock deals onto all columns at once.',
  rules: `## Goal
Build a foundation on every ace, up in suit from ace to king. You win when all cards are on the foundations.

## Layout
Each column has three face-up cards. The others are the stock.

## Play
- Columns are built down regardless of suit. Cards in sequence move together.
- Any card or run may fill an empty column.
- A click on the stock deals a card onto each column.`,
  actions: { deal: 'Deal a row' },
  options: { gaps: { name: 'Empty columns before dealing', values: { stay: 'May stay', filled: 'Must be filled' } } },
  reasons: { 'stock-empty': 'The stock is empty.', gaps: 'Fill the empty columns first.' },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Folgen werden gemeinsam verlegt, und der Talon gibt allen Reihen zugleich.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie, in ihrer Farbe vom Ass bis zum König. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
In jeder Reihe liegen drei offene Karten. Die übrigen bilden den Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Ein Klick auf den Talon gibt jeder Reihe eine Karte.`,
  actions: { deal: 'Reihe geben' },
  options: { gaps: { name: 'Leere Reihen vor dem Geben', values: { stay: 'Dürfen bleiben', filled: 'Müssen gefüllt sein' } } },
  reasons: { 'stock-empty': 'Der Talon ist leer.', gaps: 'Erst müssen die leeren Reihen gefüllt werden.' },
};
