import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Storehouse',
  summary: 'The four twos are laid out, and columns are built in suit only.',
  guide: 'Build the columns down in suit, and the twos up in suit. The reserve fills empty columns.',
  rules: `Also known as Provisions and Straight Up.

## Goal
Build the four twos up in suit; an ace follows a king and is the last card. You win when all 52 cards are on the foundations.

## Layout
The four twos are laid out from the start. Thirteen cards form the reserve, of which only the top one is visible. Four face-up cards begin the columns, and the other 31 are the stock.

## Play
- Columns are built down in suit; a king may be placed on an ace.
- From one column to another only the whole column may be moved; its exposed card alone may go to a foundation.
- The top card of the reserve is always available.
- An empty column is filled at once from the reserve. When that is used up, the top card of the waste may fill it whenever you like.
- Turn the stock card by card onto the waste, whose top card is available. There are three passes: when the stock is empty, turn the waste over, without shuffling.
- Cards already in the columns may not fill an empty column.
- No card comes back from the foundations.

## Advice
Build columns that fit on others as a whole: that makes room for the reserve.

## History
A relative of Canfield. As in Nine-Card Fan, the reserve decides the game.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
};

export const de: Words = {
  name: 'Vorratshaus',
  summary: 'Die vier Zweien liegen schon aus, und angelegt wird nur in der eigenen Farbe.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Zweien aufwärts in einer Farbe. Leere Reihen füllt die Reserve.',
  rules: `Auch bekannt als Storehouse, Provisions und Straight Up.

## Ziel
Auf den vier Zweien wachsen vier Familien, jede in einer Farbe; nach dem König schließt das Ass sie ab. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Zweien liegen von Anfang an aus. Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Vier offene Karten beginnen die Reihen, die übrigen 31 sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt; auf ein Ass gehört der König.
- Von Reihe zu Reihe darf nur die ganze Reihe verlegt werden; auf die Familien geht die freie Karte allein.
- Die oberste Karte der Reserve ist immer frei.
- Eine leere Reihe wird sofort aus der Reserve gefüllt. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist, und im Ganzen dreimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Karten aus anderen Reihen dürfen nicht in eine leere Reihe.
- Von den Familien kommt keine Karte zurück.

## Rat
Eine Reihe aufzubauen, die ganz auf eine andere passt, schafft Platz für die Reserve.

## Herkunft
Sie ist mit Canfield verwandt und erinnert an den Fächer, in dem ebenfalls die Reserve den Ausschlag gibt.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
