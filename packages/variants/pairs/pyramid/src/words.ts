import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Pyramid',
  summary: 'Discard pairs of cards that add up to thirteen until nothing is left of the pyramid.',
  guide:
    'Discard two uncovered cards that make thirteen: queen and ace, jack and two, ten and three. Win by clearing the pyramid. A king goes alone.',
  rules: `## Goal
Clear the pyramid by discarding pairs of available cards that add up to thirteen. You win when its top card is gone. For a harder game, stock and waste must be cleared too.

## Layout
Deal twenty-eight face-up cards in a pyramid of seven rows; each card is half covered by two cards of the next row. The other 24 cards are the stock, whose top card lies face up beside it.

## Play
- The available cards are those of the pyramid with no card on them, the open card of the stock and the top card of the waste.
- An ace counts one, a jack eleven, a queen twelve. So the pairs are queen and ace, jack and two, ten and three, nine and four, eight and five, seven and six.
- A king counts thirteen and is discarded alone.
- You may place the open card of the stock on the waste; the next one takes its place.
- When the stock is used up, turn the waste over: twice, or, as an option, once, as often as you like, or never.

## Advice
First see whether a card lies on all its partners. And don’t take every pair at once: sometimes one of the two is needed elsewhere.`,
  actions: { turn: 'To the waste', redeal: 'Turn the waste over' },
  options: {
    redeals: { name: 'Turning the waste over', values: { 2: 'Twice', 0: 'Never', 1: 'Once', unlimited: 'Without limit' } },
    goal: { name: 'To be cleared', values: { pyramid: 'The pyramid', all: 'All cards' } },
  },
  reasons: { 'no-king': 'Only a king is discarded alone.' },
  piles: { tableau: 'pyramid card', open: 'open card' },
};

export const de: Words = {
  name: 'Die Pyramide',
  summary: 'Je zwei Karten, die dreizehn ergeben, werden abgelegt, bis von der Pyramide nichts mehr steht.',
  guide:
    'Zwei freie Karten, die dreizehn ergeben, werden zusammen abgelegt: Dame und Ass, Bube und Zwei, Zehn und Drei. Das Ziel: die Pyramide abtragen. Ein König geht allein.',
  rules: `## Ziel
Die Pyramide wird abgetragen: Zwei freie Karten, die zusammen dreizehn zählen, werden abgelegt. Ist auch die Spitze fort, ist die Patience aufgegangen. Wer es strenger will, muss auch Talon und Ablage leeren.

## Auslegen
Achtundzwanzig offene Karten bilden eine Pyramide aus sieben Zeilen; jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Die übrigen 24 sind der Talon, dessen oberste Karte offen daneben liegt.

## Spielen
- Frei sind die Karten der Pyramide, auf denen keine andere mehr liegt, die offene Karte des Talons und die oberste der Ablage.
- Ein Ass zählt eins, der Bube elf, die Dame zwölf. Es passen also Dame und Ass, Bube und Zwei, Zehn und Drei, Neun und Vier, Acht und Fünf, Sieben und Sechs.
- Ein König zählt dreizehn und wird allein abgelegt.
- Die offene Karte des Talons darf auf die Ablage gelegt werden; die nächste rückt nach.
- Ist der Talon verbraucht, wird die Ablage umgedreht: zweimal, auf Wunsch einmal, beliebig oft oder gar nicht.

## Rat
Zuerst nachsehen, ob eine Karte alle ihre Partner unter sich begraben hat. Und nicht jedes Paar sofort nehmen: Manchmal wird einer der beiden anderswo dringender gebraucht.`,
  actions: { turn: 'Auf die Ablage', redeal: 'Ablage umdrehen' },
  options: {
    redeals: { name: 'Ablage umdrehen', values: { 2: 'Zweimal', 0: 'Nie', 1: 'Einmal', unlimited: 'Beliebig oft' } },
    goal: { name: 'Abzutragen', values: { pyramid: 'Die Pyramide', all: 'Alle Karten' } },
  },
  reasons: { 'no-king': 'Nur ein König wird allein abgelegt.' },
  piles: { tableau: 'Pyramidenkarte', open: 'offene Karte' },
};
