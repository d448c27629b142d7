import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Perseverance',
  summary: 'Cruel with runs that move together, but only two redeals.',
  guide:
    'Build the columns down in suit, and the aces up in suit. Cards in sequence move together. When nothing fits, gather the columns: twice at most.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into twelve columns of four.

## Play
- Columns are built down in suit. Cards in sequence move together.
- An empty column is not filled.
- No card comes back from the foundations.

## Redeal
Twice you may gather the columns and deal them again, beginning with the first, four cards to a column. Nothing is shuffled: the cards keep their order.

## Advice
Before a redeal, count in fours: a single card taken from an early column shifts all that follow. Keep one redeal for the end.

## History
English card books of the nineteenth century knew it before Cruel did away with the limit.`,
  actions: { redeal: 'Gather and deal again' },
  reasons: { 'no-redeal': 'You have dealt again twice already.' },
};

export const de: Words = {
  name: 'Beharrlichkeit',
  summary: 'Wie Grausam, aber Folgen werden gemeinsam verlegt, und neu ausgelegt wird nur zweimal.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe, auf den Assen aufwärts. Folgen werden gemeinsam verlegt. Passt nichts mehr, wird neu ausgelegt, höchstens zweimal.',
  rules: `Auch bekannt als Perseverance.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in zwölf Reihen zu vier.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Eine leere Reihe bleibt leer.
- Von den Familien kommt keine Karte zurück.

## Neu auslegen
Zweimal dürfen die Reihen zusammengenommen und wieder ausgelegt werden, die erste zuerst, immer vier Karten in eine Reihe. Gemischt wird nicht: Jede Karte folgt der, der sie vorher folgte.

## Rat
Vor dem Neuauslegen in Vierern zählen: Eine einzige Karte, die vorn fehlt, verschiebt alles, was folgt. Ein Neuauslegen für den Schluss aufheben.

## Herkunft
Englische Patiencebücher des neunzehnten Jahrhunderts kannten sie, ehe Grausam die Grenze aufhob.`,
  actions: { redeal: 'Neu auslegen' },
  reasons: { 'no-redeal': 'Zweimal ist schon neu ausgelegt worden.' },
};
