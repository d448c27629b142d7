import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fourteen Out',
  summary: 'All cards are face up in twelve columns: discard two that make fourteen.',
  guide: 'Discard two exposed cards that make fourteen, such as king and ace, queen and two, ten and four.',
  rules: `Also known as Fourteen and Take Fourteen.

## Goal
Discard all cards, always two that make fourteen. You win when all 52 cards have been discarded.

## Layout
Deal all cards face up into twelve columns: five in each of the first four, four in each of the others.

## Play
- The exposed card of each column is available.
- The pairs are king and ace, queen and two, jack and three, ten and four, nine and five, eight and six, and two sevens. Suits don’t matter.
- Nothing is built, and empty columns are not filled.

## Advice
Before your first move see where a card lies above one of its partners: there it needs another. When a card has two available partners, take the one that uncovers the more useful card.`,
};

export const de: Words = {
  name: 'Vierzehn',
  summary: 'Alles liegt offen in zwölf Reihen, und je zwei Karten, die vierzehn ergeben, werden abgelegt.',
  guide: 'Zwei freie Karten, die vierzehn ergeben, werden zusammen abgelegt: König und Ass, Dame und Zwei, Zehn und Vier.',
  rules: `Auch bekannt als Fourteen Out.

## Ziel
Alle 52 Karten werden abgelegt, immer zwei, die zusammen vierzehn ergeben. Ist keine mehr übrig, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zwölf Reihen: fünf in den ersten vier, vier in den anderen.

## Spielen
- Spielbar ist die freie Karte jeder Reihe.
- Es passen König und Ass, Dame und Zwei, Bube und Drei, Zehn und Vier, Neun und Fünf, Acht und Sechs und zwei Siebenen. Auf die Farbe kommt es nicht an.
- Angelegt wird nichts, und leere Reihen bleiben leer.

## Rat
Vor dem ersten Zug nachsehen, wo eine Karte über ihrem Partner liegt: Dort muss ein anderer Partner her. Hat eine Karte zwei freie Partner, so geht der, unter dem das Wichtigere liegt.`,
};
