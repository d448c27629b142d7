import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Limited',
  summary: 'Twelve short columns, two decks, one pass.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Twelve columns of three face-up cards are dealt from two decks. The other 68 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
The columns are short: two can be emptied early, and that decides the game.

## History
It is one of the many relatives of Forty Thieves, with more and shorter columns.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Limited',
  summary: 'Zwölf kurze Reihen, zwei Kartenspiele, ein Durchgang.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zwölf Reihen zu drei offenen Karten gelegt. Die übrigen 68 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Die Reihen sind kurz: Zwei davon früh zu leeren ist möglich und entscheidet das Spiel.

## Herkunft
Sie gehört zu den vielen Verwandten der Vierzig Räuber, mit mehr und kürzeren Reihen.`,
  actions: { turn: 'Karte umdrehen' },
};
