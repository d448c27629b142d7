import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Australian Patience',
  summary: 'Yukon meets Klondike: build down in suit, move whatever lies on a card with it, and turn the stock once.',
  guide:
    'Move any face-up card, with all that lies on it, onto the next higher card of its suit. The foundations go up in suit from the ace.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns of four face-up cards. The other 24 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Every card of a column is available, together with all cards that lie on it, in sequence or not.
- Only a king may fill an empty column, with all cards on it.
- No card comes back from the foundations.

## Stock
Turn one card at a time onto the waste, whose top card is available. There is only one pass.

## Advice
Each card fits in one place only: before you cover a card, look for the one that goes on it. Kings that begin a column are where they belong already.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Australische Patience',
  summary:
    'Halb Yukon, halb Klondike: Angelegt wird in gleicher Farbe, was auf einer Karte liegt, kommt mit, und der Talon wird einmal durchgespielt.',
  guide:
    'Jede Karte darf mit allem, was auf ihr liegt, auf die nächsthöhere ihrer Farbe. Auf den Familien geht es vom Ass aufwärts in einer Farbe.',
  rules: `Auch bekannt als Australian Patience.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu vier offenen Karten. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und in gleicher Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- Jede Karte einer Reihe darf verlegt werden, zusammen mit allen Karten, die auf ihr liegen, geordnet oder nicht.
- In eine leere Reihe darf nur ein König, mit allen Karten auf ihm.
- Von den Familien kommt keine Karte zurück.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Für jede Karte gibt es nur einen Platz: Ehe man eine Karte zudeckt, sucht man die, die auf sie gehört. Könige, die zuunterst liegen, sind schon am Ziel.`,
  actions: { turn: 'Umschlagen' },
};
