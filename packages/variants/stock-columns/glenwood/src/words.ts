import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Glenwood',
  summary: 'A base card from one of four fans, and columns that move only as a whole.',
  rules: `## Goal
Build four foundations up in suit on four base cards of the same rank. An ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Twelve cards form the reserve: four fans of three face-up cards. Four more face-up cards begin the columns, and the other 36 are the stock.

## Play
- The exposed card of one of the fans becomes the first base card: choose one and lay it on a foundation. Its rank holds for all four foundations.
- Until then, only cards of the reserve can be moved: to the foundation, or onto a column. So you can look what lies below before you choose.
- Columns are built down in alternating colours; a king may be laid on an ace.
- From one column to another only the whole column may be moved; its exposed card alone may go to a foundation.
- The exposed card of each fan is available; no card is laid on a fan.
- An empty column is filled by an exposed card of the reserve, whenever you like. When the reserve is used up, the top card of the waste may fill it.
- No card comes back from the foundations.

## Stock
Turn the stock card by card onto the waste. When it is empty, you may turn the waste over once.

## Advice
Take cards from the reserve early: nothing is ever laid there again. Do not lengthen a column that has to move soon.

## History
The book of 1950 in which Duchess appeared first calls it Glenwood, too. This stricter form is the one that many programs play.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  reasons: {
    'choose-first': 'First choose the base card: a card of the reserve goes to a foundation.',
    'gap-from-reserve': 'Cards of columns do not fill an empty column.',
    'reserve-first': 'The reserve fills empty columns as long as it lasts.',
    'whole-columns': 'A column is moved only as a whole.',
  },
};

export const de: Words = {
  name: 'Glenwood',
  summary: 'Die Grundkarte kommt aus einem von vier Fächern, und verlegt werden nur ganze Reihen.',
  rules: `## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien in derselben Farbe aufwärts. Auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwölf Karten bilden die Reserve: vier Fächer aus je drei offenen Karten. Vier weitere offene Karten beginnen die Reihen, die übrigen 36 sind der Talon.

## Spielen
- Die freie Karte eines Fächers wird die erste Grundkarte: Man wählt eine und legt sie auf eine Familie. Ihr Wert gilt für alle vier Familien.
- Bis dahin werden nur Karten der Reserve bewegt: auf die Familie oder auf eine Reihe. So sieht man vor der Wahl, was darunter liegt.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König.
- Von Reihe zu Reihe darf nur die ganze Reihe verlegt werden; auf die Familien geht die freie Karte allein.
- Die freie Karte jedes Fächers ist spielbar; auf einen Fächer wird nichts gelegt.
- In eine leere Reihe kommt eine freie Karte der Reserve, wann man will. Ist die Reserve verbraucht, darf die oberste Karte der Ablage hinein.
- Von den Familien kommt keine Karte zurück.

## Talon
Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Ist er leer, darf die Ablage einmal umgedreht werden.

## Rat
Karten der Reserve früh holen: Dorthin wird nie wieder etwas gelegt. Eine Reihe, die bald verlegt werden soll, nicht länger machen.

## Herkunft
Das Buch von 1950, in dem die Herzogin zuerst erschien, nennt sie auch Glenwood. Viele Programme spielen diese strengere Form.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  reasons: {
    'choose-first': 'Zuerst wird die Grundkarte gewählt: Eine Karte der Reserve geht auf eine Familie.',
    'gap-from-reserve': 'Karten aus anderen Reihen dürfen nicht in eine leere Reihe.',
    'reserve-first': 'Eine leere Reihe füllt die Reserve, solange sie reicht.',
    'whole-columns': 'Eine Reihe wird nur als Ganzes verlegt.',
  },
};
