import type { Words } from '@patience/core';
import * as shared from './triangle.words.js';

export const en: Words = {
  ...shared.en,
  name: 'Treize',
  summary: 'Clear a pyramid and the stock in pairs that make thirteen; both ends of the waste are available.',
  guide: 'Discard two exposed cards that make thirteen, also from either end of the waste: queen and ace, jack and two. A king goes alone.',
  rules: `## Goal
Discard all 52 cards, in pairs that add up to thirteen; the kings go alone. When none is left, you win.

## Layout
Deal twenty-eight face-up cards in a pyramid of seven rows; each card is half covered by two cards of the next row. The other 24 cards are the stock.

## Play
- The available cards are those of the pyramid with no card on them, and the first and the last card of the waste.
- An ace counts one, a jack eleven, a queen twelve. So the pairs are queen and ace, jack and two, ten and three, nine and four, eight and five, seven and six. Suits don’t matter.
- A king counts thirteen and is discarded alone.
- Turn the cards of the stock one at a time onto the waste, whenever you like. There is only one pass through the stock.
- The last card of the waste may also be discarded together with the card right below it. When the first card is gone, the next one takes its place.

## Advice
Every card must go, so pair pyramid with pyramid where you can, and keep the waste for cards that have no partner there. Before you turn a card, see whether either end of the waste can still be used.`,
};

export const de: Words = {
  ...shared.de,
  name: 'Treize',
  summary: 'Pyramide und Talon werden abgetragen, je zwei Karten zu dreizehn; die Ablage ist an beiden Enden offen.',
  guide: 'Zwei freie Karten, die dreizehn ergeben, werden zusammen abgelegt, auch von beiden Enden der Ablage. Ein König geht allein.',
  rules: `## Ziel
Alle 52 Karten werden abgelegt, immer zwei, die zusammen dreizehn zählen; Könige gehen allein. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Achtundzwanzig offene Karten bilden eine Pyramide aus sieben Zeilen; jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Die übrigen 24 sind der Talon.

## Spielen
- Frei sind die Karten der Pyramide, auf denen keine andere mehr liegt, und die erste und die letzte Karte der Ablage.
- Ein Ass zählt eins, der Bube elf, die Dame zwölf. Es passen also Dame und Ass, Bube und Zwei, Zehn und Drei, Neun und Vier, Acht und Fünf, Sieben und Sechs. Auf die Farbe kommt es nicht an.
- Ein König zählt dreizehn und wird allein abgelegt.
- Die Karten des Talons werden einzeln auf die Ablage gelegt, wann immer man will. Er wird nur einmal durchgespielt.
- Die letzte Karte der Ablage darf auch mit der unmittelbar unter ihr liegenden abgelegt werden. Ist die erste fort, rückt die nächste an ihre Stelle.

## Rat
Fort muss jede Karte: Darum möglichst zwei aus der Pyramide nehmen und die Ablage für Karten aufsparen, die dort keinen Partner haben. Vor dem Umdrehen nachsehen, ob ein Ende der Ablage noch zu gebrauchen ist.`,
};
