import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Gay Gordons',
  summary: 'Pair off the dancers: elevens, jacks, and kings with queens.',
  guide: 'Discard two numbers that make eleven, two jacks, or a king and a queen of different suits.',
  rules: `Also known as Exit.

## Goal
Discard all cards, always two at a time. You win when all 52 cards have been discarded.

## Layout
Deal ten columns of five face-up cards, row by row. The last two cards are the reserve, one on top of the other. If a column holds exactly three jacks, exchange the middle one with the top card of the reserve (if that is the fourth jack, with the lower card); otherwise they could never all be discarded.

## Play
- Two number cards are discarded together if they make eleven: ace and ten, two and nine, three and eight, four and seven, five and six. Suits don’t matter.
- Two jacks are discarded together.
- A king and a queen of different suits are discarded together.
- The exposed cards of the columns and the upper card of the reserve are available.
- Nothing is built, and empty places are not filled.

## Advice
Before your first move see where a card lies above one of its partners: there it needs another. When you can choose between partners, take the one that uncovers the more useful card.

## History
David Parlett made the game out of Elevens, with all cards in sight. The Gay Gordons is a Scottish dance; the Gordons are the jacks.`,
  reasons: { 'one-family': 'A king and a queen of the same suit are not discarded together.' },
};

export const de: Words = {
  name: 'Gay Gordons',
  summary: 'Paarweise von der Tanzfläche: was elf ergibt, je zwei Buben, König und Dame.',
  guide: 'Zusammen abgelegt werden zwei Zahlen, die elf ergeben, zwei Buben, oder König und Dame verschiedener Farben.',
  rules: `Auch bekannt als Exit.

## Ziel
Alle 52 Karten werden abgelegt, immer zwei auf einmal. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Zehn Reihen zu fünf offenen Karten, Zeile für Zeile gegeben. Die letzten zwei Karten bilden die Reserve, eine auf der anderen. Liegen in einer Reihe genau drei Buben, tauscht der mittlere den Platz mit der oberen Karte der Reserve, denn sonst könnten nie alle abgelegt werden; ist sie der vierte Bube, tauscht er mit der unteren.

## Spielen
- Zwei Zahlen werden zusammen abgelegt, wenn sie elf ergeben: Ass und Zehn, Zwei und Neun, Drei und Acht, Vier und Sieben, Fünf und Sechs. Auf die Farbe kommt es nicht an.
- Zwei Buben werden zusammen abgelegt.
- König und Dame werden zusammen abgelegt, wenn sie von verschiedener Farbe sind.
- Spielbar sind die freien Karten der Reihen und die obere der Reserve.
- Angelegt wird nichts, und leere Plätze bleiben leer.

## Rat
Vor dem ersten Zug nachsehen, wo eine Karte über ihrem Partner liegt: Dort muss ein anderer her. Wer zwischen Partnern wählen kann, nimmt den, unter dem das Wichtigere liegt.

## Herkunft
David Parlett hat das Spiel aus der Elfer-Patience gemacht, mit lauter offenen Karten. The Gay Gordons ist ein schottischer Tanz; die Gordons sind hier die Buben.`,
  reasons: { 'one-family': 'König und Dame einer Farbe werden nicht zusammen abgelegt.' },
};
