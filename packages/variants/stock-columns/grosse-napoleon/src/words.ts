import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Grand Napoleon',
  summary: 'Eleven columns of all 104 cards, families from aces and from kings, and play begins while they are laid out.',
  rules: `Also known as Große Napoleon.

## Goal
Build four families up from aces and four down from kings, one of each suit. When all 104 cards lie there, you have won.

## Layout
All cards of two packs are laid out in rows of eleven, each half over the one before. Play begins meanwhile: of the first row every card that fits may go home, after that only the ones at the far left and the far right. The next row fills what has become free.

## Play
- When all cards are laid out, the end card of each column is available. Cards move one at a time; several that follow each other in suit may be moved in one go if there are enough empty columns.
- Columns build in suit, up or down: the nine of hearts on the eight or on the ten of hearts.
- Any card may fill an empty column.
- You may gather once, best when nothing goes any more: the columns, from the right, are turned over onto the stock and laid out again by the same rules. What lies on families stays.

## Advice
A change of direction turns a sequence round. Don’t take every card home at once: there are two of each, one for a family that goes up and one for a family that goes down.

## History
One of the great old German patiences; it needs much room, and with good planning it comes out very often.`,
  actions: { lay: 'Lay out a row', gather: 'Gather' },
  reasons: {
    'laying-out': 'First all cards are laid out.',
    'ends-only': 'From the second row on, only the cards at the two ends may go home while cards are laid out.',
    'tableau-empty': 'Nothing is left to be gathered.',
    'no-redeal': 'You have gathered the columns once already.',
  },
  piles: { tableau: 'column' },
};

export const de: Words = {
  name: 'Große Napoleon',
  summary: 'Elf Reihen aus allen 104 Karten, Familien von Ass und König her, und schon beim Auslegen wird gespielt.',
  rules: `Auch bekannt als Der große Napoleon und Große Napoleonpatience.

## Ziel
Vier Familien wachsen von den Assen aufwärts, vier von den Königen abwärts, von jeder Farbe eine. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten zweier Kartenspiele werden in waagerechten Reihen zu elf ausgelegt, jede halb auf die vorige. Dabei wird schon gespielt: Von der ersten Reihe dürfen alle passenden Karten hoch, danach nur noch die ganz links und die ganz rechts. Was frei geworden ist, füllt erst die nächste Reihe.

## Spielen
- Liegen alle Karten aus, ist die unterste Karte jeder Spalte frei. Die Karten werden einzeln bewegt; mehrere, die einander in derselben Farbe folgen, dürfen auf einmal verlegt werden, wenn genug leere Spalten da sind.
- Angelegt wird farbgerecht, aufwärts oder abwärts: die Herz-Neun auf die Herz-Acht oder auf die Herz-Zehn.
- In eine leere Spalte darf jede Karte.
- Einmal darf man zusammenschieben, am besten erst, wenn nichts mehr geht: Die Spalten werden von rechts an umgedreht auf den Talon gelegt und noch einmal ausgelegt, mit denselben Regeln. Was oben liegt, bleibt.

## Rat
Ein Wechsel der Richtung dreht eine Folge um. Nicht jede Karte gleich hochlegen: Von jeder gibt es zwei, eine für eine steigende und eine für eine fallende Familie.

## Herkunft
Eine der großen alten deutschen Patiencen; sie braucht viel Platz und geht bei guter Planung sehr oft auf.`,
  actions: { lay: 'Reihe auslegen', gather: 'Zusammenschieben' },
  piles: { tableau: 'Spalte' },
  reasons: {
    'laying-out': 'Erst werden alle Karten ausgelegt.',
    'ends-only': 'Beim Auslegen dürfen ab der zweiten Reihe nur die Karten an den beiden Enden hoch.',
    'no-redeal': 'Die Spalten sind schon einmal zusammengeschoben.',
    'tableau-empty': 'Es liegt nichts mehr aus, was zusammengeschoben werden könnte.',
  },
};
