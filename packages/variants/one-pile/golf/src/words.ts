import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Golf',
  summary: 'Seven columns and one foundation built up and down: quickly played, and harder than it looks.',
  guide: 'Play a card one higher or one lower than the card beside the stock, in any suit. Clear the columns to win.',
  rules: `## Goal
Play all 35 cards of the seven columns to the foundation. You win when the columns are empty; what is left in the stock doesn’t matter.

## Layout
Deal seven columns of five face-up cards. One more card begins the foundation, and the other 16 are the stock.

## Play
- The exposed card of a column may be played to the foundation if it is one higher or one lower than the last card there. Suits don’t matter.
- Only a two may be placed on an ace, only a queen on a king. For a harder game, nothing may be placed on a king; for an easier game, ace and king are adjacent.
- When you can’t go on, turn the next card of the stock onto the foundation. There is only one pass through the stock.
- Nothing is built in the columns.

## Advice
Look ahead before every card: one long run up and down beats three short ones. Clear kings and aces whenever there is a chance.

## History
As in golf, a low score wins: every card left over counts as a stroke, and nine deals make a round.`,
  actions: { turn: 'Next card' },
  options: { kings: { name: 'On a king', values: { queen: 'A queen', nothing: 'Nothing', ace: 'A queen or an ace' } } },
  reasons: {
    'king-ends': 'Nothing may be placed on a king.',
  },
  piles: { foundation: 'foundation' },
};

export const de: Words = {
  name: 'Golf',
  summary: 'Sieben Reihen, eine Kette auf und ab: schnell gespielt und schwerer, als es aussieht.',
  guide:
    'Neben den Talon passt eine Karte, die um eins höher oder niedriger ist als die letzte, in jeder Farbe. Das Ziel: alle Reihen räumen.',
  rules: `## Ziel
Alle 35 Karten der sieben Reihen kommen auf die Kette. Sind die Reihen leer, ist die Patience aufgegangen; was dann noch im Talon liegt, zählt nicht.

## Auslegen
Sieben Reihen zu fünf offenen Karten. Eine weitere Karte beginnt die Kette, die übrigen 16 sind der Talon.

## Spielen
- Auf die Kette kommt die freie Karte einer Reihe, wenn sie um eins höher oder niedriger ist als deren letzte. Die Farbe spielt keine Rolle.
- Auf ein Ass passt nur eine Zwei, auf einen König nur eine Dame. Wer es schwerer mag, lässt beim König die Kette enden; wer es leichter mag, knüpft Ass und König aneinander.
- Geht es nicht weiter, wird die nächste Karte des Talons auf die Kette gelegt. Er wird nur einmal durchgespielt.
- In den Reihen wird nichts angelegt.

## Rat
Vor jedem Griff nach vorn schauen: Eine lange Kette, die hin und her läuft, ist besser als drei kurze. Könige und Asse räumt man weg, sobald sich die Gelegenheit bietet.

## Herkunft
Wie beim Golf zählt, was übrig bleibt: Jede Karte, die liegen bleibt, ist ein Schlag, und neun Spiele machen eine Runde.`,
  actions: { turn: 'Nächste Karte' },
  options: { kings: { name: 'Auf einen König passt', values: { queen: 'Die Dame', nothing: 'Nichts', ace: 'Dame und Ass' } } },
  reasons: {
    'king-ends': 'Auf einen König wird nichts gelegt: Hier endet die Kette.',
  },
  piles: { foundation: 'Kette' },
};
