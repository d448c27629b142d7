import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Raglan',
  summary: 'Like King Albert, but the aces are already out: most deals can be won.',
  guide: 'Build the columns down, red on black or black on red, and the aces up in suit. Any card fills an empty column.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. Deal 42 cards face up into nine columns: from one card in the first to seven in each of the last three. The other six, dealt side by side, are the reserve.

## Play
- Cards move one at a time; the exposed card of each column and all cards of the reserve are available. A run may be moved in one go if there are enough empty columns.
- Columns are built down in alternating colours.
- Any card may fill an empty column.
- An empty place of the reserve stays empty.
- The top card of a foundation may come back to the columns.

## Advice
The first columns are soon empty. Keep them empty and you can move runs; touch the reserve only when one of its cards really helps.`,
};

export const de: Words = {
  name: 'Raglan',
  summary: 'Wie König Albert, aber die Asse liegen schon: meist geht es auf.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Assen aufwärts in einer Farbe. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. 42 Karten liegen offen in neun Reihen: eine in der ersten, in jeder folgenden eine mehr, in den letzten drei je sieben. Die übrigen sechs sind die Reserve und liegen einzeln.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und alle Karten der Reserve. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- In eine leere Reihe darf jede Karte.
- Auf einen leeren Reserveplatz kommt nichts mehr.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die ersten Reihen sind schnell leer. Wer sie leer lässt, kann Folgen umlegen; die Reserve erst angreifen, wenn eine ihrer Karten wirklich weiterhilft.`,
};
