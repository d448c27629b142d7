import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Calculation',
  summary: 'Four foundations are built up by ones, twos, threes and fours: a game of arithmetic.',
  guide:
    'Count up in steps of one, two, three and four on the foundations. A card put on one of the four piles can leave it only for a foundation.',
  rules: `Also known as Broken Intervals.

## Goal
Build four foundations of thirteen cards, each built up by its own interval and ending with a king. Suits don’t matter. You win when all 52 cards are on the foundations.

## Layout
An ace, a two, a three and a four are laid out as base cards. The top card of the stock is face up, and below it is room for four piles. The other 48 cards are the stock.

## Play
- Ace pile (by ones): 2 3 4 5 6 7 8 9 10 J Q K.
- Two pile (by twos): 4 6 8 10 Q A 3 5 7 9 J K.
- Three pile (by threes): 6 9 Q 2 5 8 J A 4 7 10 K.
- Four pile (by fours): 8 Q 3 7 J 2 6 10 A 5 9 K.
- The top card of the stock is played to a foundation or to any of the four piles.
- The top card of a pile may be played only to a foundation; nothing moves from pile to pile. There is only one pass through the stock.

## Advice
Keep one pile for the kings. Order the other piles so that each card lies above the one needed after it.`,
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Kalkulation',
  summary: 'Vier Familien steigen um eins, zwei, drei und vier: Hier wird gerechnet.',
  guide:
    'Auf den Familien wird in Schritten von eins, zwei, drei und vier gezählt. Was auf einem der vier Stapel liegt, darf nur noch auf eine Familie.',
  rules: `Auch bekannt als Rechenkönig, Calculation, Broken Intervals.

## Ziel
Vier Familien zu dreizehn Karten, jede in ihrem Schritt, und auf jeder liegt am Ende ein König. Auf die Farbe kommt es nicht an. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Ein Ass, eine Zwei, eine Drei und eine Vier liegen als Grundkarten aus. Die oberste Karte des Talons ist offen, darunter ist Platz für vier Stapel. Die übrigen 48 Karten sind der Talon.

## Spielen
- Auf dem Ass geht es um eins weiter: 2 3 4 5 6 7 8 9 10 B D K.
- Auf der Zwei um zwei: 4 6 8 10 D A 3 5 7 9 B K.
- Auf der Drei um drei: 6 9 D 2 5 8 B A 4 7 10 K.
- Auf der Vier um vier: 8 D 3 7 B 2 6 10 A 5 9 K.
- Die offene Karte kommt auf eine Familie oder auf einen der vier Stapel, auf welchen man will.
- Von einem Stapel geht die oberste Karte nur noch auf eine Familie, nie auf einen anderen Stapel. Der Talon wird einmal durchgespielt.

## Rat
Einen Stapel für die Könige freihalten. Auf den anderen so ordnen, dass eine Karte über der liegt, die nach ihr gebraucht wird.`,
  piles: { tableau: 'Stapel' },
};
