import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Penguin',
  summary: 'The first card dealt, the beak, decides where all foundations begin.',
  rules: `Also known as Beak and Flipper.

## Goal
Build four foundations up in suit. They begin with the rank of the first card dealt, the beak; an ace follows a king. You win when all 52 cards are on the foundations.

## Layout
49 cards lie face up in seven columns of seven, dealt row by row. The very first card is the beak; the three others of its rank go to the foundations as soon as they turn up. Above lies the flipper: seven cells.

## Play
- Columns are built down in suit. A king may be laid on an ace.
- Cards in sequence move together.
- Each cell holds any one card.
- Only a card one rank below the beak may fill an empty column, alone or with its run.
- No card comes back from the foundations.

## Advice
The beak lies under six cards. Bring the cards one rank below it to the bottom first, then dig it out; nearly every deal can be won.

## History
David Parlett invented it for his book of patience of 1979, which the publisher of that name brought out.`,
};

export const de: Words = {
  name: 'Pinguin',
  summary: 'Die erste Karte, der Schnabel, bestimmt, womit alle Familien beginnen.',
  rules: `Auch bekannt als Penguin und Beak and Flipper.

## Ziel
Vier Familien wachsen in derselben Farbe aufwärts. Sie beginnen mit dem Wert der zuerst ausgelegten Karte, des Schnabels, und gehen über König und Ass im Kreis. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
49 Karten liegen offen in sieben Reihen zu sieben, Zeile für Zeile ausgelegt. Die allererste Karte ist der Schnabel; die drei anderen Karten seines Wertes kommen, wo immer sie auftauchen, gleich zu den Familien. Darüber ist die Flosse: sieben Zellen.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt, auf ein Ass der König.
- Karten, die in Folge liegen, werden gemeinsam verlegt.
- Jede Zelle nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur eine Karte, die um eins niedriger ist als der Schnabel, allein oder mit ihrer Folge.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Der Schnabel liegt unter sechs Karten. Zuerst die Karten, die um eins niedriger sind, nach unten bringen, dann ihn selbst ausgraben; fast jedes Spiel geht auf.

## Herkunft
David Parlett erfand den Pinguin für sein Patiencebuch von 1979, das im Verlag gleichen Namens erschien.`,
};
