import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Rank and File',
  summary: 'Ten columns with three face-down cards each; runs move together.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `Also known as Dress Parade.

## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of four cards are dealt from two decks: three face down, the fourth face up. The other 64 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Runs move together.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Thirty cards are face down: prefer any move that turns one up.

## History
A relative of Forty Thieves known by many names, some of which recall a parade.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Reih und Glied',
  summary: 'Zehn Reihen mit drei verdeckten Karten, Folgen werden gemeinsam verlegt.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `Auch bekannt als Dress Parade.

## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: drei verdeckt, die vierte offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die so in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Dreißig Karten sind verdeckt: Jeder Zug, der eine aufdeckt, geht vor.

## Herkunft
Mit den Vierzig Räubern verwandt und unter vielen Namen bekannt, von denen einige an Aufmärsche erinnern.`,
  actions: { turn: 'Karte umdrehen' },
};
