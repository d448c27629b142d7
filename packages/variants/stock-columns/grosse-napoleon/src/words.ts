import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Grand Napoleon',
  summary: 'All 104 cards in eleven columns, foundations from aces and from kings, and play begins while the cards are dealt.',
  guide: 'Build the columns up or down in suit; the foundations go up from four aces and down from four kings, one of each suit.',
  rules: `Also known as Große Napoleon.

## Goal
Build four foundations up in suit from ace to king and four down in suit from king to ace, one of each suit. You win when all 104 cards are on the foundations.

## Layout
All cards of two decks are laid out in rows of eleven, each row half covering the one before. Play begins during the deal: any card of the first row that fits may be played to a foundation; from later rows only the cards at the two ends. The next row covers all columns, empty ones too. The last row has only five cards; when you lay out again, it may have fewer or more.

## Play
- When all cards are laid out, the exposed card of each column is available. Cards move one at a time; a run in suit may be moved in one go if there are enough empty columns.
- Columns are built up or down in suit: the nine of hearts on the eight or the ten of hearts.
- Any card may fill an empty column.
- You may gather the cards once, best when no move is left: pick the columns up from right to left, turn them over and lay them out again in the same way. The foundations stay.
- Ace and king are not adjacent: only a two may be placed on an ace, only a queen on a king.
- No card comes back from the foundations.

## Advice
Changing direction lets you reverse a sequence. Don’t play every card to the foundations at once: there are two of each, one for a foundation built up and one for a foundation built down.

## History
One of the great old German patiences; it needs a large table, and good planning wins most deals.`,
  actions: { lay: 'Lay out a row', gather: 'Gather' },
  reasons: {
    'laying-out': 'First all cards are laid out.',
    'ends-only': 'From the second row on, only the cards at the two ends may go to the foundations while cards are laid out.',
    'tableau-empty': 'Nothing is left to gather.',
    'no-redeal': 'You have gathered the columns once already.',
  },
  piles: { tableau: 'column' },
};

export const de: Words = {
  name: 'Der große Napoleon',
  summary: 'Elf Reihen aus allen 104 Karten, Familien von Ass und König her, und schon beim Auslegen wird gespielt.',
  guide:
    'In den Spalten geht es in derselben Farbe auf oder ab; die Familien wachsen von vier Assen aufwärts und von vier Königen abwärts.',
  rules: `Auch bekannt als Große Napoleon und Große Napoleonpatience.

## Ziel
Vier Familien wachsen von den Assen aufwärts, vier von den Königen abwärts, von jeder Farbe eine. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten zweier Kartenspiele werden in Zeilen zu elf ausgelegt, jede halb auf die vorige. Dabei wird schon gespielt: Aus der ersten Zeile dürfen alle passenden Karten auf die Familien, danach nur noch die ganz links und die ganz rechts. Die nächste Zeile kommt auf alle Spalten, auch auf leere. Die letzte Zeile hat nur fünf Karten; beim zweiten Auslegen kann sie länger oder kürzer sein.

## Spielen
- Liegen alle Karten aus, ist in jeder Spalte die Karte frei, auf der keine andere liegt. Die Karten werden einzeln bewegt; mehrere, die einander in derselben Farbe folgen, dürfen auf einmal verlegt werden, wenn genug leere Spalten da sind.
- Angelegt wird in derselben Farbe, aufwärts oder abwärts: die Herz-Neun auf die Herz-Acht oder auf die Herz-Zehn.
- In eine leere Spalte darf jede Karte.
- Einmal darf man zusammenschieben, am besten erst, wenn nichts mehr geht: Die Spalten werden von rechts an umgedreht auf den Talon gelegt und noch einmal ausgelegt, mit denselben Regeln. Was auf den Familien liegt, bleibt.
- Auf ein Ass kommt in den Spalten nur die Zwei, auf einen König nur die Dame.
- Von den Familien kommt keine Karte zurück.

## Rat
Ein Wechsel der Richtung dreht eine Folge um. Nicht jede Karte gleich auf eine Familie legen: Von jeder gibt es zwei, eine für eine steigende und eine für eine fallende Familie.

## Herkunft
Eine der großen alten deutschen Patiencen; sie braucht viel Platz und geht bei guter Planung sehr oft auf.`,
  actions: { lay: 'Zeile auslegen', gather: 'Zusammenschieben' },
  piles: { tableau: 'Spalte' },
  reasons: {
    'laying-out': 'Erst werden alle Karten ausgelegt.',
    'ends-only': 'Beim Auslegen dürfen ab der zweiten Zeile nur die Karten an den beiden Enden auf die Familien.',
    'no-redeal': 'Die Spalten sind schon einmal zusammengeschoben.',
    'tableau-empty': 'Es liegt nichts mehr aus, was zusammengeschoben werden könnte.',
  },
};
