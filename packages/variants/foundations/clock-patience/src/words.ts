import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Clock',
  summary: 'Each card goes beneath its hour, and the fourth king ends the game.',
  guide:
    'Put each card beneath the pile of its hour, and turn up that pile’s next card. Win by turning up every card before the fourth king.',
  rules: `Also known as Clock Patience, Travellers and Sundial.

## Goal
Turn up all the other cards before the fourth king appears.

## Layout
All cards are dealt face down into thirteen piles of four: twelve in a circle like the hours of a clock, the thirteenth in the middle.

## Play
- The top card of the pile in the middle is turned face up.
- Place the open card face up beneath the pile of its hour: an ace beneath one, a jack beneath eleven, a queen beneath twelve, a king beneath the pile in the middle. Then turn up the top card of that pile, and so on.
- The fourth king ends the game. You win if it was the last face-down card.

## Advice
There is nothing to decide. One deal in thirteen is won.`,
  actions: { next: 'Go on' },
  reasons: { over: 'All four kings are face up.' },
  piles: { tableau: 'hour', t13: 'middle' },
};

export const de: Words = {
  name: 'Die Uhr',
  summary: 'Jede Karte kommt unter ihre Stunde, und alles hängt am vierten König.',
  guide:
    'Jede Karte kommt unter den Stapel ihrer Stunde; dann wird dessen nächste aufgedeckt. Das Ziel: alle Karten aufdecken, ehe der vierte König kommt.',
  rules: `## Ziel
Alle anderen Karten werden aufgedeckt, ehe der vierte König erscheint.

## Auslegen
Alle Karten werden verdeckt zu dreizehn Päckchen von je vier gegeben: zwölf im Kreis wie die Stunden einer Uhr, das dreizehnte in der Mitte.

## Spielen
- Die oberste Karte der Mitte ist schon beim Geben aufgedeckt.
- Die offene Karte kommt offen unter das Päckchen ihrer Stunde: das Ass unter die Eins, der Bube unter die Elf, die Dame unter die Zwölf, der König unter die Mitte. Dann wird die oberste Karte dieses Päckchens aufgedeckt, und so weiter.
- Mit dem vierten König ist es zu Ende. War er die letzte verdeckte Karte, so ist die Patience aufgegangen.

## Rat
Zu entscheiden gibt es nichts: eine Patience zum Zuschauen. Sie geht in einem von dreizehn Spielen auf.`,
  actions: { next: 'Weiter' },
  reasons: { over: 'Alle Könige sind offen.' },
  piles: { tableau: 'Stunde', t13: 'Mitte' },
};
