import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Black Hole',
  summary: 'All cards are played onto the ace of spades, each one rank higher or lower than the last.',
  guide: 'Play a card one higher or one lower than the last one in the black hole. Suits don’t matter; ace and king are adjacent.',
  rules: `## Goal
Play all cards to the black hole, the ace of spades. You win when all 52 cards are there.

## Layout
The ace of spades is laid out first: it is the black hole. The other 51 cards are dealt face up into seventeen fans of three.

## Play
- The top card of a fan may be played to the black hole if it is one higher or one lower than the last card there. Suits don’t matter.
- Ace and king are adjacent.
- Nothing is built on the fans, and empty ones are not filled.

## Advice
All cards are face up, so you can plan: where are the four cards of a rank, and which of them are still buried? Play the last card of a rank too early and you block yourself.

## History
Invented by David Parlett, who has also written on the history of card games. Played well, about seven deals in eight can be won.`,
  piles: { foundation: 'black hole', tableau: 'fan' },
};

export const de: Words = {
  name: 'Schwarzes Loch',
  summary: 'Alle Karten kommen auf das Pik-Ass, immer eine Stufe auf oder ab.',
  guide:
    'Ins schwarze Loch passt eine Karte, die um eins höher oder niedriger ist als die letzte dort. Die Farbe spielt keine Rolle; Ass und König sind Nachbarn.',
  rules: `Auch bekannt als Black Hole.

## Ziel
Alle Karten fallen in das schwarze Loch, auf das Pik-Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Das Pik-Ass wird zuerst ausgelegt: Es ist das Loch. Die übrigen 51 Karten liegen offen in siebzehn Fächern zu drei Karten.

## Spielen
- Ins Loch fällt die oberste Karte eines Fächers, wenn sie um eins höher oder niedriger ist als die letzte dort. Die Farbe spielt keine Rolle.
- Ass und König sind Nachbarn.
- In den Fächern wird nichts angelegt, und leere bleiben leer.

## Rat
Alles liegt offen, also wird gerechnet: Wo liegen die vier Karten eines Wertes, und welche davon sind noch begraben? Wer von einem Wert die letzte zu früh nimmt, schneidet den Weg ab.

## Herkunft
Erdacht von David Parlett, der auch über die Geschichte der Kartenspiele geschrieben hat. Bei gutem Spiel gehen etwa sieben von acht Spielen auf.`,
  piles: { foundation: 'schwarzes Loch', tableau: 'Fächer' },
};
