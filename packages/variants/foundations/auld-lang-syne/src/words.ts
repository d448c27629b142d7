import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Auld Lang Syne',
  summary: 'Four cards at a time from the stock, and only the foundations to take them: nearly all luck.',
  guide: 'The top cards of the piles go to the foundations, which are built up regardless of suit. The stock deals four cards at a time.',
  rules: `Also known as Patience.

## Goal
Build the four aces up to kings, regardless of suit. You win when all 52 cards are on the foundations.

## Layout
The four aces begin the foundations. The other 48 cards are the stock; below the aces is room for four piles.

## Play
- Deal four cards from the stock, one face up onto each pile, the empty ones too.
- The top card of each pile may be played to a foundation if it is one higher than the last card there. Suits don’t matter.
- Nothing is built on the piles, and an empty pile is filled only by the next deal.
- When you can’t go on, or no longer want to, deal the next four cards. There is only one pass through the stock.

## Advice
When two cards fit, play the one that lies on a low card.

## History
The name means “times long past” and is that of the song by Robert Burns with which the Scots see the old year out.`,
  actions: { deal: 'Deal four cards' },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Auld Lang Syne',
  summary: 'Immer vier Karten aus dem Talon, und nur die Familien nehmen sie auf: fast alles ist Glück.',
  guide:
    'Die obersten Karten der Stapel gehen auf die Familien, die aufwärts wachsen, gleich in welcher Farbe. Der Talon gibt immer vier Karten.',
  rules: `## Ziel
Vier Familien wachsen vom Ass bis zum König; auf die Farbe kommt es nicht an. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse beginnen die Familien. Die übrigen 48 Karten sind der Talon; unter den Assen ist Platz für vier Stapel.

## Spielen
- Der Talon gibt vier Karten, auf jeden Stapel eine offene, auch auf leere.
- Die oberste Karte eines Stapels kommt auf eine Familie, wenn sie um eins höher ist als deren letzte. Auf die Farbe kommt es nicht an.
- Auf den Stapeln wird nichts angelegt, und ein leerer wartet auf die nächste Lage.
- Geht es nicht weiter, oder wann immer man will, gibt der Talon die nächsten vier. Er wird nur einmal durchgespielt.

## Rat
Passen zwei Karten, so spiele die, unter der eine niedrige liegt.

## Herkunft
Der Name, „längst vergangene Zeit“, ist der des Liedes von Robert Burns, mit dem die Schotten das alte Jahr verabschieden.`,
  actions: { deal: 'Vier Karten geben' },
  piles: { tableau: 'Stapel' },
};
