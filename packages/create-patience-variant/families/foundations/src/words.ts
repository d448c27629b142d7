import type { Words } from '@patience/core';

export const en: Words = {
  name: 'My Patience',
  summary: 'Everything depends on where you lay the cards that do not fit yet.',
  rules: `## Goal
Build a pile on every ace up to the king, in any suit. When all cards lie there, you have won.

## Layout
All cards are the stock. Four columns, or five if you prefer, are empty.

## Play
- Turn the stock card by card onto the waste. Its top card goes onto a foundation or onto any column.
- The end card of a column goes onto a foundation only.
- The stock is gone through once; the waste is never turned over.`,
  actions: { turn: 'Turn a card' },
  options: { columns: { name: 'Columns', values: { 4: 'Four', 5: 'Five' } } },
};

export const de: Words = {
  name: 'Meine Patience',
  summary: 'Alles hängt davon ab, wohin die Karten kommen, die noch nicht passen.',
  rules: `## Ziel
Auf jedem Ass wächst ein Stapel bis zum König, ohne Rücksicht auf die Farbe. Liegen alle Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten bilden den Talon. Vier Reihen, auf Wunsch fünf, sind leer.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Deren oberste Karte geht auf ein Fundament oder an eine beliebige Reihe.
- Die unterste Karte einer Reihe geht nur noch auf ein Fundament.
- Der Talon wird einmal durchgespielt; die Ablage wird nicht umgedreht.`,
  actions: { turn: 'Karte umdrehen' },
  options: { columns: { name: 'Reihen', values: { 4: 'Vier', 5: 'Fünf' } } },
};
