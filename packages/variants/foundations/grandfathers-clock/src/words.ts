import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Grandfather’s Clock',
  summary: 'Twelve foundations in a circle are built up until each shows its hour.',
  guide: 'Build the dial up in suit until each place shows its hour. Build the columns down in any suit.',
  rules: `## Goal
At the end each place on the dial shows its hour: the ace is one, the jack eleven, the queen twelve. You win when all 52 cards are on the dial.

## Layout
These twelve cards form the dial, clockwise from the nine of clubs at twelve: ten of hearts, jack of spades, queen of diamonds, king of clubs, two of hearts, three of spades, four of diamonds, five of clubs, six of hearts, seven of spades and eight of diamonds. The other 40 cards lie face up in eight columns of five.

## Play
- The dial is built up in suit until the hour is reached; an ace follows a king. No card comes back from the dial.
- The columns are built down, regardless of suit.
- Cards move one at a time; the exposed card of each column is available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Nothing may be placed on an ace in the columns.

## Advice
The hours one to four need four more cards each, the others three. Empty a column early; and don’t rush a card to the dial while you can still build on it in the columns.`,
  piles: { foundation: 'hour' },
};

export const de: Words = {
  name: 'Großvaters Uhr',
  summary: 'Zwölf Familien stehen im Kreis und wachsen, bis jede ihre Stunde zeigt.',
  guide:
    'Auf dem Zifferblatt geht es aufwärts in derselben Farbe, bis jeder Platz seine Stunde zeigt; in den Reihen abwärts, gleich in welcher Farbe.',
  rules: `Auch bekannt als Grandfather’s Clock.

## Ziel
Auf dem Zifferblatt zeigt am Ende jeder Platz seine Stunde: das Ass die Eins, der Bube die Elf, die Dame die Zwölf. Liegen alle 52 Karten auf dem Zifferblatt, ist die Patience aufgegangen.

## Auslegen
Zwölf bestimmte Karten bilden das Zifferblatt, von der Kreuz-Neun auf der Zwölf im Uhrzeigersinn: Herz-Zehn, Pik-Bube, Karo-Dame, Kreuz-König, Herz-Zwei, Pik-Drei, Karo-Vier, Kreuz-Fünf, Herz-Sechs, Pik-Sieben und Karo-Acht. Die übrigen 40 Karten liegen offen in acht Reihen zu fünf.

## Spielen
- Auf dem Zifferblatt wird aufwärts in der Farbe angelegt, bis die Stunde erreicht ist; auf den König folgt das Ass. Vom Zifferblatt kommt keine Karte zurück.
- In den Reihen wird abwärts angelegt, gleich welche Farbe.
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- In den Reihen kommt auf ein Ass nichts mehr.

## Rat
Die Plätze von eins bis vier brauchen noch vier Karten, die anderen drei. Früh eine Reihe leeren; und nicht jede Karte gleich auf das Zifferblatt legen, die in den Reihen noch trägt.`,
  piles: { foundation: 'Stunde' },
};
