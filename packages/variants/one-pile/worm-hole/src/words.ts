import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Worm Hole',
  summary: 'Black Hole with one cell, in which any card may wait.',
  guide:
    'Play a card one higher or one lower than the last one in the black hole. Suits don’t matter; ace and king are adjacent. One card may wait in the cell.',
  rules: `## Goal
Play all cards to the black hole, the ace of spades. You win when all 52 cards are there.

## Layout
The ace of spades is laid out first: it is the black hole. The other 51 cards are dealt face up into seventeen fans of three. Beside the black hole is one cell, the worm hole.

## Play
- The top card of a fan, and the card in the cell, may be played to the black hole if it is one higher or one lower than the last card there. Suits don’t matter.
- Ace and king are adjacent.
- The cell holds any one card, which may leave it only for the black hole.
- Nothing is built on the fans, and empty ones are not filled.
- No card comes back from the black hole.

## Advice
Nearly every deal can be won. The cell is free again only when its card fits: put a card there whose neighbours in rank are on top of the fans.

## History
Charlie Blake and Ian Gent examined it in their study of the winnability of patience games: with a single cell nearly all deals can be won, instead of seven in eight.`,
  piles: { foundation: 'black hole', tableau: 'fan', cell: 'worm hole' },
};

export const de: Words = {
  name: 'Wurmloch',
  summary: 'Das Schwarze Loch mit einer Zelle, in der eine beliebige Karte warten darf.',
  guide:
    'Ins schwarze Loch passt eine Karte, die um eins höher oder niedriger ist als die letzte dort; Ass und König sind Nachbarn. Eine Karte darf in der Zelle warten.',
  rules: `Auch bekannt als Worm Hole.

## Ziel
Alle Karten fallen in das schwarze Loch, auf das Pik-Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Das Pik-Ass wird zuerst ausgelegt: Es ist das Loch. Die übrigen 51 Karten liegen offen in siebzehn Fächern zu drei Karten. Neben dem Loch ist eine Zelle, das Wurmloch.

## Spielen
- Ins Loch fällt die oberste Karte eines Fächers oder die Karte der Zelle, wenn sie um eins höher oder niedriger ist als die letzte dort. Die Farbe spielt keine Rolle.
- Ass und König sind Nachbarn.
- Die Zelle nimmt eine beliebige Karte auf. Von dort führt der Weg nur ins Loch.
- In den Fächern wird nichts angelegt, und leere bleiben leer.
- Aus dem Loch kommt keine Karte zurück.

## Rat
Fast jedes Spiel geht auf. Die Zelle wird erst wieder frei, wenn ihre Karte passt: Dort soll eine warten, deren Nachbarn im Wert obenauf liegen.

## Herkunft
Charlie Blake und Ian Gent haben diese Patience in ihrer Studie über die Gewinnbarkeit von Patiencen untersucht: Mit einer einzigen Zelle gehen fast alle Spiele auf, statt sieben von acht.`,
  piles: { foundation: 'schwarzes Loch', tableau: 'Fächer', cell: 'Wurmloch' },
};
