import type { Words } from '@patience/core';

export const en: Words = {
  name: 'PileOn',
  summary: 'Thirteen piles of four: sort them until each pile holds the four cards of one rank.',
  guide:
    'Place cards on others of the same rank, up to four in a pile. Win with the four cards of each rank in one pile. Any card may fill an empty place.',
  rules: `## Goal
Bring the four cards of each rank together in one pile. You win when thirteen piles are complete and two places are empty.

## Layout
There are fifteen places. Deal all cards face up into thirteen piles of four; the last two places are empty.

## Play
- The top card of a pile, together with those of the same rank directly below it, is available.
- It may be placed on a card of the same rank. No pile ever holds more than four cards.
- Any card, or several of the same rank together, may fill an empty place.
- A complete pile is done: it moves no more.

## Advice
Keep one of the empty places free as long as you can. Don’t gather three of a kind on a card of another rank while the fourth is buried.`,
  reasons: { complete: 'This pile is complete.' },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'PileOn',
  summary: 'Dreizehn Stapel zu vier: umschichten, bis in jedem die vier Karten eines Werts liegen.',
  guide:
    'Auf eine Karte kommen andere ihres Werts, höchstens vier in einen Stapel. Das Ziel: die vier Karten jedes Werts in einem Stapel. Auf einen leeren Platz darf jede Karte.',
  rules: `## Ziel
Die vier Karten jedes Werts kommen in einem Stapel zusammen. Sind dreizehn Stapel vollständig und zwei Plätze leer, ist die Patience aufgegangen.

## Auslegen
Es gibt fünfzehn Plätze. Alle Karten liegen offen in dreizehn Stapeln zu vier; die letzten beiden Plätze sind leer.

## Spielen
- Frei ist die oberste Karte eines Stapels, zusammen mit denen ihres Werts, die unmittelbar darunter liegen.
- Sie darf auf eine Karte ihres Werts. In keinem Stapel liegen je mehr als vier Karten.
- Auf einen leeren Platz darf jede Karte, auch mehrere desselben Werts zugleich.
- Ein vollständiger Stapel ist fertig und bleibt liegen.

## Rat
Einen der beiden leeren Plätze so lange wie möglich freihalten. Nicht drei gleiche auf einer Karte anderen Werts sammeln, solange die vierte tief liegt.`,
  reasons: { complete: 'Dieser Stapel ist vollständig.' },
  piles: { tableau: 'Stapel' },
};
