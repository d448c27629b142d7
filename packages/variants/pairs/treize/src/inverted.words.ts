import type { Words } from '@patience/core';
import * as shared from './triangle.words.js';

export const en: Words = {
  ...shared.en,
  name: 'Yield',
  summary: 'A pyramid on its tip: a single card opens it, and cards are discarded in pairs that make thirteen.',
  guide: 'Discard two exposed cards that make thirteen, also from either end of the waste: queen and ace, jack and two. A king goes alone.',
  rules: `## Goal
Discard all 52 cards, in pairs that add up to thirteen; the kings go alone. When none is left, you win.

## Layout
Deal twenty-eight face-up cards in seven rows: seven in the first row, six below them, and so on down to a single card. Each card is half covered by the cards of the next row. The other 24 cards are the stock.

## Play
- The available cards are those of the triangle with no card on them, and the first and the last card of the waste. At the beginning only the tip of the triangle is available.
- An ace counts one, a jack eleven, a queen twelve. So the pairs are queen and ace, jack and two, ten and three, nine and four, eight and five, seven and six. Suits don’t matter.
- A king counts thirteen and is discarded alone.
- Turn the cards of the stock one at a time onto the waste, whenever you like. There is only one pass through the stock.
- The last card of the waste may also be discarded together with the card right below it. When the first card is gone, the next one takes its place.

## Advice
At first everything waits for the tip. Before you discard a pair of the waste, see whether one of the two fits a card of the triangle that will soon be available.

## History
It is named after the road sign, a triangle that stands on its tip.`,
};

export const de: Words = {
  ...shared.de,
  name: 'Vorfahrt',
  summary: 'Eine Pyramide auf der Spitze: Eine einzige Karte öffnet sie, und abgelegt wird paarweise zu dreizehn.',
  guide: 'Zwei freie Karten, die dreizehn ergeben, werden zusammen abgelegt, auch von beiden Enden der Ablage. Ein König geht allein.',
  rules: `Auch bekannt als Yield.

## Ziel
Alle 52 Karten werden abgelegt, immer zwei, die zusammen dreizehn zählen; Könige gehen allein. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Achtundzwanzig offene Karten liegen in sieben Zeilen: sieben in der ersten, darunter sechs, und so fort bis zu einer einzigen. Jede Karte wird von denen der nächsten Zeile halb bedeckt. Die übrigen 24 sind der Talon.

## Spielen
- Frei sind die Karten des Dreiecks, auf denen keine andere mehr liegt, und die erste und die letzte Karte der Ablage. Am Anfang ist allein die Spitze des Dreiecks frei.
- Ein Ass zählt eins, der Bube elf, die Dame zwölf. Es passen also Dame und Ass, Bube und Zwei, Zehn und Drei, Neun und Vier, Acht und Fünf, Sieben und Sechs. Auf die Farbe kommt es nicht an.
- Ein König zählt dreizehn und wird allein abgelegt.
- Die Karten des Talons werden einzeln auf die Ablage gelegt, wann immer man will. Er wird nur einmal durchgespielt.
- Die letzte Karte der Ablage darf auch mit der unmittelbar unter ihr liegenden abgelegt werden. Ist die erste fort, rückt die nächste an ihre Stelle.

## Rat
Anfangs wartet alles auf die Spitze. Vor jedem Paar aus der Ablage nachsehen, ob eine der beiden Karten zu einer des Dreiecks passt, die bald frei wird.

## Herkunft
Benannt nach dem Verkehrszeichen „Vorfahrt gewähren“, einem Dreieck auf der Spitze.`,
};
