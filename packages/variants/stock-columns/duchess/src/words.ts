import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Duchess',
  summary: 'Four fans of three cards are the reserve, and you choose the base card from them.',
  guide:
    'First choose a base card from the fans. Build the foundations up in suit from its rank, and the columns down, red on black or black on red.',
  rules: `Also known as Dutchess.

## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Twelve cards form the reserve: four fans of three face-up cards. Four more face-up cards begin the columns, and the other 36 are the stock.

## Play
- First choose the base card: the exposed card of one of the fans goes to a foundation. All four foundations begin with its rank. Until then, no other card can be moved, and the stock cannot be turned.
- Columns are built down in alternating colours; a king may be placed on an ace.
- A run may be moved as a whole or in part, but not into an empty column.
- The exposed card of each fan and column and the top card of the waste are available; no card may be placed on a fan.
- You may fill an empty column with an exposed card of the reserve, whenever you like. When the reserve is used up, the top card of the waste may fill it.
- No card comes back from the foundations.

## Stock
Turn the stock card by card onto the waste. When it is empty, you may turn the waste over once.

## Advice
Before you choose, look for the cards that come next: a good base card uncovers one that can be played soon. Then use up the reserve.

## History
Albert Morehead and Geoffrey Mott-Smith invented Duchess for their book on patience of 1950. It is a relative of Canfield in which almost all cards that matter are face up.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  reasons: {
    'choose-first': 'First choose the base card: a card of the reserve goes to a foundation.',
    'gap-from-reserve': 'Cards from other columns may not fill an empty column.',
    'reserve-first': 'As long as the reserve has cards, only they may fill an empty column.',
  },
};

export const de: Words = {
  name: 'Herzogin',
  summary: 'Vier Fächer mit je drei Karten sind die Reserve, und aus ihnen wählt man die Grundkarte selbst.',
  guide:
    'Erst eine Grundkarte aus den Fächern wählen. Die Familien wachsen von ihrem Wert aufwärts in einer Farbe; in den Reihen geht es abwärts, Rot und Schwarz im Wechsel.',
  rules: `Auch bekannt als Duchess und Dutchess.

## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwölf Karten bilden die Reserve: vier Fächer aus je drei offenen Karten. Vier weitere offene Karten beginnen die Reihen, die übrigen 36 sind der Talon.

## Spielen
- Zuerst wird die Grundkarte gewählt: Die freie Karte eines Fächers geht auf eine Familie. Ihr Wert gilt für alle vier Familien. Vorher darf keine andere Karte bewegt und der Talon nicht umgeschlagen werden.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König.
- Eine Folge darf ganz oder zum Teil verlegt werden, aber nicht in eine leere Reihe.
- Spielbar sind die freie Karte jedes Fächers und jeder Reihe und die oberste der Ablage; auf einen Fächer wird nichts gelegt.
- In eine leere Reihe kommt eine freie Karte der Reserve, wann man will. Ist die Reserve verbraucht, darf die oberste Karte der Ablage hinein.
- Von den Familien kommt keine Karte zurück.

## Talon
Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Ist er leer, darf die Ablage einmal umgedreht werden.

## Rat
Vor der Wahl lohnt der Blick auf die Karten, die als Nächste folgen: Eine gute Grundkarte gibt in ihrem Fächer eine Karte frei, die bald gespielt werden kann. Danach gilt es, die Reserve zu verbrauchen.

## Herkunft
Albert Morehead und Geoffrey Mott-Smith erfanden die Herzogin für ihr Patiencebuch von 1950. Sie ist eine Verwandte von Canfield, bei der fast alle wichtigen Karten offen liegen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  reasons: {
    'choose-first': 'Zuerst wird die Grundkarte gewählt: Eine Karte der Reserve geht auf eine Familie.',
    'gap-from-reserve': 'Karten aus anderen Reihen dürfen nicht in eine leere Reihe.',
    'reserve-first': 'Solange die Reserve reicht, kommen nur ihre Karten in eine leere Reihe.',
  },
};
