import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Number Ten',
  summary: 'Ten columns, each half face down, and runs that move together.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Ten columns of four cards are dealt from two decks: two face down, two face up on them. The other 64 cards are the stock.

## Play
- Columns are built down in alternating colours: a red nine on a black ten.
- Runs move together.
- A face-down card is turned up as soon as it is exposed.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
First uncover cards in the columns with the shortest runs.

## History
It stands between Forty Thieves and Klondike: half of the cards dealt are face up, and runs move together. The British prime minister’s house goes by the same name.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Nummer Zehn',
  summary: 'Zehn Reihen, jede zur Hälfte verdeckt, und Folgen, die gemeinsam verlegt werden.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zehn Reihen zu vier Karten gelegt: zwei verdeckt, darauf zwei offen. Die übrigen 64 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt: eine rote Neun auf eine schwarze Zehn.
- Karten, die so in Folge liegen, werden gemeinsam verlegt.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Zuerst die Reihen aufdecken, in denen eine kurze Folge obenauf liegt.

## Herkunft
Sie steht zwischen den Vierzig Räubern und Klondike: halb offen, halb verdeckt, und Folgen werden gemeinsam verlegt. Den Namen trägt auch der Amtssitz des britischen Premierministers.`,
  actions: { turn: 'Karte umdrehen' },
};
