import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Runs move as a whole, and the stock deals onto all columns at once.',
  rules: `## Goal
Build a family on every ace, in its suit from ace to king. When all cards lie there, you have won.

## Layout
Each column has three face-up cards. The others are the stock.

## Play
- Columns build down in any suit. An ordered run moves as a whole.
- An empty column takes any card and any run.
- A click on the stock deals a card onto each column.`,
  actions: { deal: 'Deal a row' },
  options: { gaps: { name: 'Empty columns before dealing', values: { stay: 'May stay', filled: 'Must be filled' } } },
  reasons: { 'stock-empty': 'The stock is empty.', gaps: 'Fill the empty columns first.' },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Folgen wandern im Ganzen, und der Talon gibt allen Reihen zugleich.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie, in ihrer Farbe vom Ass bis zum König. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
In jeder Reihe liegen drei offene Karten. Die übrigen bilden den Talon.

## Spielen
- In den Reihen wird abwärts und ohne Rücksicht auf die Farbe angelegt. Eine geordnete Folge wandert im Ganzen.
- In eine leere Reihe darf jede Karte und jede Folge.
- Ein Klick auf den Talon gibt jeder Reihe eine Karte.`,
  actions: { deal: 'Reihe geben' },
  options: { gaps: { name: 'Leere Reihen vor dem Geben', values: { stay: 'Dürfen bleiben', filled: 'Müssen gefüllt sein' } } },
  reasons: { 'stock-empty': 'Der Talon ist leer.', gaps: 'Erst müssen die leeren Reihen gefüllt werden.' },
};
