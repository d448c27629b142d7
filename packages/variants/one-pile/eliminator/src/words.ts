import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Eliminator',
  summary: 'Four columns of thirteen cards are played to six foundations, built up and down regardless of suit.',
  guide: 'Play a card one higher or one lower than the last card of a foundation. Suits don’t matter.',
  rules: `## Goal
Play all 52 cards to the foundations; then you win.

## Layout
Deal all cards face up into four columns of thirteen. Above them is room for six foundations: five or only four for a harder game.

## Play
- Only the exposed card of each column is available, and only for a foundation; nothing is built in the columns.
- Any card may begin a foundation.
- A foundation is built up or down as you like, and may change its direction with every card. Suits don’t matter, and ace and king are adjacent.

## Advice
Read the columns far ahead before you begin a foundation: an empty foundation is worth more than a card played at once. If two foundations end with the same rank, one of them is wasted.

## History
Eliminator comes from AisleRiot, the collection of patiences of the GNOME desktop, where it was written in 2010.`,
  options: { foundations: { name: 'Foundations', values: { 6: 'Six', 5: 'Five', 4: 'Four' } } },
  piles: { foundation: 'foundation' },
};

export const de: Words = {
  name: 'Eliminator',
  summary: 'Vier Reihen zu dreizehn Karten werden auf sechs Ketten abgetragen, die auf und ab laufen.',
  guide: 'Auf eine Kette passt eine Karte, die um eins höher oder niedriger ist als ihre letzte. Die Farbe spielt keine Rolle.',
  rules: `## Ziel
Alle 52 Karten kommen auf die Ketten; dann ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in vier Reihen zu dreizehn. Darüber ist Platz für sechs Ketten; wer es schwerer mag, nimmt fünf oder nur vier.

## Spielen
- Frei ist immer nur die letzte Karte einer Reihe, und sie geht nur auf eine Kette; in den Reihen wird nichts angelegt.
- Mit jeder Karte darf eine Kette begonnen werden.
- Eine Kette läuft auf oder ab und darf bei jeder Karte die Richtung wechseln. Auf die Farbe kommt es nicht an; Ass und König sind Nachbarn.

## Rat
Die Reihen weit hinauf lesen, bevor eine Kette begonnen wird: Ein freier Platz ist mehr wert als eine Karte, die sofort geht. Enden zwei Ketten mit dem gleichen Wert, ist eine davon vergeudet.

## Herkunft
Eliminator stammt aus AisleRiot, der Patiencensammlung des GNOME-Desktops, und wurde dort 2010 geschrieben.`,
  options: { foundations: { name: 'Ketten', values: { 6: 'Sechs', 5: 'Fünf', 4: 'Vier' } } },
  piles: { foundation: 'Kette' },
};
