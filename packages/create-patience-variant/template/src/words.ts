import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Open columns, a stock, and a foundation for each suit.',
  rules: `## Goal
Build a foundation on every ace, up in suit from ace to king. You win when all cards are on the foundations.

## Layout
Each column has three face-up cards. The others are the stock.

## Play
- Columns are built down in alternating colours. Cards in sequence move together.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. When it is empty, you may turn the waste over once, or not at all if you prefer.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
  options: { redeals: { name: 'Turning the waste over', values: { 1: 'Once', 0: 'Never' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Offene Reihen, ein Talon, und jede Familie wächst auf ihrem Ass.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie, in ihrer Farbe vom Ass bis zum König. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
In jeder Reihe liegen drei offene Karten. Die übrigen bilden den Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Ist er leer, darf die Ablage einmal umgedreht werden, oder auf Wunsch gar nicht.`,
  actions: { turn: 'Karte umdrehen', redeal: 'Ablage umdrehen' },
  options: { redeals: { name: 'Ablage umdrehen', values: { 1: 'Einmal', 0: 'Nie' } } },
};
