import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Penguin',
  summary: 'The first card dealt, the beak, decides where all foundations begin.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the rank of the first card dealt, the beak.',
  rules: `Also known as Beak and Flipper.

## Goal
Build four foundations up in suit. They begin with the rank of the first card dealt, the beak; an ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Deal 49 cards face up in seven columns of seven, row by row. The very first card is the beak; the three others of its rank go to the foundations as soon as they turn up. The beak lies at the head of the first column. Above the columns is the flipper: seven cells.

## Play
- Columns are built down in suit. A king may be placed on an ace.
- Cards in sequence move together.
- Each cell of the flipper holds any one card.
- Only a card one rank below the beak may fill an empty column, alone or with its run.
- No card comes back from the foundations.

## Advice
The beak lies under six cards. First free the cards one rank below the beak, so that empty columns can be filled, then dig it out; nearly every deal can be won.

## History
David Parlett invented it for his book of patience of 1979, published, fittingly, by Penguin.`,
  piles: { cell: 'flipper' },
};

export const de: Words = {
  name: 'Pinguin',
  summary: 'Die erste Karte, der Schnabel, bestimmt, womit alle Familien beginnen.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts, vom Wert der ersten Karte an, des Schnabels.',
  rules: `Auch bekannt als Penguin und Beak and Flipper.

## Ziel
Vier Familien wachsen aufwärts, jede in einer Farbe. Sie beginnen mit dem Wert der zuerst ausgelegten Karte, des Schnabels, und gehen über König und Ass im Kreis. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
49 Karten liegen offen in sieben Reihen zu sieben, Zeile für Zeile ausgelegt. Die allererste Karte, am Anfang der ersten Reihe, ist der Schnabel; die drei anderen Karten seines Wertes kommen, wo immer sie auftauchen, gleich zu den Familien. Darüber ist die Flosse: sieben Zellen.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt, auf ein Ass der König.
- Karten, die in Folge liegen, werden gemeinsam verlegt.
- Jede Zelle der Flosse nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur eine Karte, die um eins niedriger ist als der Schnabel, allein oder mit ihrer Folge.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Der Schnabel liegt unter sechs Karten. Zuerst die Karten, die um eins niedriger sind, freispielen, damit sich leere Reihen füllen lassen, dann ihn selbst ausgraben; fast jedes Spiel geht auf.

## Herkunft
David Parlett erfand den Pinguin für sein Patiencebuch von 1979, das im Verlag gleichen Namens erschien.`,
  piles: { cell: 'Flosse' },
};
