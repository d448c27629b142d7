import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Glenwood',
  summary: 'A base card from one of four fans, and columns that move only as a whole.',
  guide:
    'First play a base card from the fans. Build the foundations up in suit from its rank, and the columns down, red on black or black on red.',
  rules: `## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Twelve cards form the reserve: four fans of three face-up cards. Four more face-up cards begin the columns, and the other 36 are the stock.

## Play
- The exposed card of one of the fans becomes the first base card: choose one and play it to a foundation. All four foundations begin with its rank.
- Until then, only cards of the reserve can be moved, to a foundation or onto a column, and the stock cannot be turned. So a card from deeper in a fan may become the base card.
- Columns are built down in alternating colours; a king may be placed on an ace.
- From one column to another only the whole column may be moved, but not into an empty column; its exposed card alone may go to a foundation.
- The exposed card of each fan and the top card of the waste are available; no card may be placed on a fan.
- You may fill an empty column with an exposed card of the reserve, whenever you like. When the reserve is used up, the top card of the waste may fill it.
- No card comes back from the foundations.

## Stock
Turn the stock card by card onto the waste. When it is empty, you may turn the waste over once.

## Advice
Play cards from the reserve early: nothing is ever placed there again. Do not lengthen a column that has to move soon.

## History
The book of 1950 in which Duchess first appeared also calls it Glenwood. Many programs play this stricter form.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  reasons: {
    'choose-first': 'First choose the base card: a card of the reserve goes to a foundation.',
    'gap-from-reserve': 'Cards from other columns may not fill an empty column.',
    'reserve-first': 'As long as the reserve has cards, only they may fill an empty column.',
    'whole-columns': 'A column is moved only as a whole.',
  },
};

export const de: Words = {
  name: 'Glenwood',
  summary: 'Die Grundkarte kommt aus einem von vier Fächern, und verlegt werden nur ganze Reihen.',
  guide:
    'Erst eine Grundkarte aus den Fächern spielen. Die Familien wachsen von ihrem Wert aufwärts in einer Farbe; in den Reihen geht es abwärts, Rot und Schwarz im Wechsel.',
  rules: `## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwölf Karten bilden die Reserve: vier Fächer aus je drei offenen Karten. Vier weitere offene Karten beginnen die Reihen, die übrigen 36 sind der Talon.

## Spielen
- Die freie Karte eines Fächers wird die erste Grundkarte: Man wählt eine und legt sie auf eine Familie. Ihr Wert gilt für alle vier Familien.
- Bis dahin dürfen nur Karten der Reserve bewegt werden, auf eine Familie oder auf eine Reihe, und der Talon darf nicht umgeschlagen werden. So kann auch eine Karte Grundkarte werden, die tiefer in ihrem Fächer liegt.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König.
- Von Reihe zu Reihe darf nur die ganze Reihe verlegt werden, aber nicht in eine leere Reihe; auf die Familien geht die freie Karte allein.
- Spielbar sind die freie Karte jedes Fächers und die oberste der Ablage; auf einen Fächer wird nichts gelegt.
- In eine leere Reihe kommt eine freie Karte der Reserve, wann man will. Ist die Reserve verbraucht, darf die oberste Karte der Ablage hinein.
- Von den Familien kommt keine Karte zurück.

## Talon
Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Ist er leer, darf die Ablage einmal umgedreht werden.

## Rat
Karten der Reserve früh holen: Dorthin wird nie wieder etwas gelegt. Eine Reihe, die bald verlegt werden soll, nicht länger machen.

## Herkunft
Das Buch von 1950, in dem die Herzogin zum ersten Mal erschien, nennt sie auch Glenwood. Viele Programme spielen diese strengere Form.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  reasons: {
    'choose-first': 'Zuerst wird die Grundkarte gewählt: Eine Karte der Reserve geht auf eine Familie.',
    'gap-from-reserve': 'Karten aus anderen Reihen dürfen nicht in eine leere Reihe.',
    'reserve-first': 'Solange die Reserve reicht, kommen nur ihre Karten in eine leere Reihe.',
    'whole-columns': 'Eine Reihe wird nur als Ganzes verlegt.',
  },
};
