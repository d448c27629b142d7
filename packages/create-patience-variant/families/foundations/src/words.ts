import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Everything depends on where you lay the cards that do not fit yet.',
  rules: `## Goal
Build a foundation on every ace, up to the king, regardless of suit. You win when all cards are on the foundations.

## Layout
All cards are the stock. Four columns, or five if you prefer, are empty.

## Play
- Turn the stock card by card onto the waste. Its top card may go to a foundation or onto any column.
- The exposed card of a column may go to a foundation, and nowhere else.
- There is only one pass through the stock; the waste is never turned over.`,
  actions: { turn: 'Turn a card' },
  options: { columns: { name: 'Columns', values: { 4: 'Four', 5: 'Five' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alles hängt davon ab, wohin die Karten kommen, die noch nicht passen.',
  rules: `## Ziel
Auf jedem Ass wächst eine Familie bis zum König, gleich in welcher Farbe. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten bilden den Talon. Vier Reihen, auf Wunsch fünf, sind leer.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Deren oberste Karte darf auf eine Familie oder auf eine beliebige Reihe.
- Die freie Karte einer Reihe darf nur noch auf eine Familie.
- Der Talon wird einmal durchgespielt; die Ablage wird nicht umgedreht.`,
  actions: { turn: 'Karte umdrehen' },
  options: { columns: { name: 'Reihen', values: { 4: 'Vier', 5: 'Fünf' } } },
};
