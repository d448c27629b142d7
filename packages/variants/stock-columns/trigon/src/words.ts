import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Trigon',
  summary: 'Klondike with columns built down in suit: few moves, and few deals that can be won.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal seven columns, one card in the first and seven in the last. Only the last card of each is face up. The other 24 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts. Cards in sequence move together.
- A face-down card is turned up as soon as it is exposed.
- Only a king may fill an empty column, alone or with its run.
- The top card of a foundation may come back to the columns.

## Stock
Turn one card at a time onto the waste, whose top card is available. When the stock is empty, turn the waste over, as often as you like.

## Advice
You see every card of the stock on the first pass. Remember which of them fits on which column, and do not hurry: there is no limit to the passes.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
};

export const de: Words = {
  name: 'Trigon',
  summary: 'Klondike, in gleicher Farbe angelegt: wenige Züge, und die meisten Spiele gehen nicht auf.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben. Nur die letzte Karte jeder Reihe liegt offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und in gleicher Farbe angelegt: die Herz-Neun auf die Herz-Zehn. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Ist er leer, wird die Ablage umgedreht, beliebig oft.

## Rat
Beim ersten Durchgang sieht man jede Karte des Talons. Sich merken, welche wohin passt, und nichts übereilen: Umgedreht wird, so oft man will.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
