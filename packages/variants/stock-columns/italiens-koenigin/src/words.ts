import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Terrace',
  summary: 'Eleven cards form the terrace, and you choose the rank of the base cards yourself.',
  guide: 'First choose the base card. Everything alternates red and black: the foundations go up, the columns down.',
  rules: `If any card may fill a gap, the game is called Queen of Italy.

## Goal
Build eight foundations up in alternating colours on eight base cards of one rank. An ace follows a king. You win when all 104 cards are on the foundations.

## Layout
Eleven cards from two decks lie face up in a row: the terrace, of which only the last card is available. Four more lie face up for you to choose from. One of them becomes the first base card, and its rank begins all eight foundations. The three others and six new cards begin nine columns. The other 83 cards are the stock.

## Play
- The last card of the terrace may go to the foundations only, never to the columns.
- Columns are built down in alternating colours; a king may be placed on an ace.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- An empty column is filled at once from the waste, or from the stock when the waste is empty. When both are used up, any card of a column may fill it.
- As an option, fill gaps yourself, whenever you like, with any card from a column or the waste.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Look at the terrace before you choose: base cards buried deep in it come late. Choose a rank that the last cards of the terrace can soon follow.

## History
The patience is named after its terrace, or after the queen of Italy. Unusually, you can see the problem from the start, and the first move is a choice.`,
  actions: { turn: 'Turn the stock' },
  options: { gaps: { name: 'Gaps', values: { auto: 'Filled automatically', any: 'Filled by you, with any card' } } },
  piles: { tableau: 'column', reserve: 'terrace', o1: 'offer 1', o2: 'offer 2', o3: 'offer 3', o4: 'offer 4' },
  reasons: { 'choose-first': 'First one of the four cards goes to a foundation as the base card.' },
};

export const de: Words = {
  name: 'Italiens Königin',
  summary: 'Elf Karten liegen auf der Terrasse, und den Wert der Grundkarten bestimmt man selbst.',
  guide: 'Zuerst die Grundkarte wählen. Rot und Schwarz wechseln überall: auf den Familien aufwärts, in den Reihen abwärts.',
  rules: `Auch bekannt als Terrasse und Terrace; wenn jede Karte in eine Lücke darf, als Queen of Italy.

## Ziel
Auf acht Grundkarten desselben Werts wachsen acht Familien aufwärts im Wechsel von Rot und Schwarz. Auf den König folgt das Ass. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Elf Karten aus zwei Kartenspielen liegen offen in einer Reihe: die Terrasse, von der nur die letzte Karte frei ist. Vier weitere liegen offen zur Wahl. Eine von ihnen wird die erste Grundkarte, ihr Wert gilt für alle acht. Die drei anderen und sechs neue Karten beginnen neun Spalten. Die übrigen 83 Karten sind der Talon.

## Spielen
- Die letzte Karte der Terrasse darf nur auf die Familien, nie in die Spalten.
- In den Spalten wird abwärts im Wechsel von Rot und Schwarz angelegt; auf ein Ass passt ein König.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Spalte und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Spalten da sind.
- Eine leere Spalte füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt. Sind beide aufgebraucht, darf jede Karte einer Spalte dorthin.
- Wer Lücken lieber selbst füllt, nimmt dazu jede Karte einer Spalte oder der Ablage, wann er will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Vor der Wahl die Terrasse ansehen: Grundkarten, die tief in ihr liegen, kommen spät. Gut ist ein Wert, auf den bald folgt, was am Ende der Terrasse liegt.

## Herkunft
Die Patience heißt nach ihrer Terrasse oder nach der Königin von Italien. Ungewöhnlich ist an ihr, dass das Schwierige von Anfang an offen liegt und der erste Zug eine Wahl ist.`,
  actions: { turn: 'Umschlagen' },
  options: { gaps: { name: 'Lücken füllt', values: { auto: 'Von selbst Ablage und Talon', any: 'Jede Karte, wann man will' } } },
  piles: { tableau: 'Spalte', reserve: 'Terrasse', o1: 'Auswahl 1', o2: 'Auswahl 2', o3: 'Auswahl 3', o4: 'Auswahl 4' },
  reasons: { 'choose-first': 'Zuerst kommt eine der vier Karten als Grundkarte auf eine Familie.' },
};
