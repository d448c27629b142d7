import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Big Harp',
  summary: 'Ten columns like the strings of a harp, and a stock of 49 cards.',
  guide: 'Build the columns down, red on black or black on red, and the foundations up in suit from the ace.',
  rules: `Also known as Große Harfe.

## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Deal ten columns from two decks: ten cards in the first, one fewer in each that follows, a single one in the last. Only the last card of each is face up. The other 49 cards are the stock.

## Play
- Columns are built down in alternating colours: a red five on a black six.
- Cards in sequence move together if the highest of them fits.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column; as an option, only a king.
- The top card of a foundation may come back to the columns.
- Turn the stock card by card onto the waste, whose top card is available: once or, for an easier game, as often as you like.

## Advice
Most face-down cards are on the left. Begin there, and you will have enough to choose from later.

## History
Große Harfe and Kleine Harfe are German relatives of Klondike, named after the shape of the columns.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: {
    gaps: { name: 'Empty columns', values: { any: 'Any card', kings: 'Kings only' } },
    redeals: { name: 'Turning the waste over', values: { 0: 'Never', unlimited: 'Without limit' } },
  },
};

export const de: Words = {
  name: 'Große Harfe',
  summary: 'Zehn Reihen, treppenförmig wie die Saiten einer Harfe, und ein Talon aus 49 Karten.',
  guide: 'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an.',
  rules: `Auch bekannt als Harfe.

## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen gelegt, links zehn Karten, dann in jeder eine weniger, rechts nur noch eine. Nur die zuletzt gelegte Karte jeder Reihe liegt offen. Die übrigen 49 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Fünf auf eine schwarze Sechs.
- Karten, die in Folge liegen, werden gemeinsam verlegt; passen muss die höchste von ihnen.
- Wird eine verdeckte Karte frei, wird sie aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge; auf Wunsch nur ein König.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist: nur einmal oder, wer es leichter mag, beliebig oft.

## Rat
Links liegt das meiste verdeckt. Wer dort anfängt, hat später genug Karten zur Wahl.

## Herkunft
Große und Kleine Harfe sind die deutschen Schwestern von Klondike; der Name kommt von dem Bild, das die Reihen ergeben.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    gaps: { name: 'Leere Reihen', values: { any: 'Jede Karte', kings: 'Nur Könige' } },
    redeals: { name: 'Ablage umdrehen', values: { 0: 'Nie', unlimited: 'Beliebig oft' } },
  },
};
