import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Cruel',
  summary: 'Twelve columns that you gather and deal again in fours, as often as you like.',
  guide: 'Build the columns down in suit, and the aces up in suit. When nothing fits, gather the columns and deal them again.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into twelve columns of four.

## Play
- Cards move one at a time; the exposed card of each column is available.
- Columns are built down in suit.
- An empty column is not filled.
- No card comes back from the foundations.

## Redeal
As often as you like you may gather the columns and deal them again, beginning with the first, four cards to a column. Nothing is shuffled: the cards keep their order. If the cards already lie in fours, a redeal would change nothing; if there is no other move either, the game is lost.

## Advice
A move changes the position of every later card in the next deal. So make moves in the last columns first unless one in the first columns is urgent, and never use up all your moves at once.

## History
It became known around 1990 through Microsoft’s collections of games for Windows.`,
  actions: { redeal: 'Gather and deal again' },
  reasons: { unchanged: 'Dealing again would change nothing: the cards lie in fours already.' },
};

export const de: Words = {
  name: 'Grausam',
  summary: 'Zwölf Reihen, die man beliebig oft zusammennimmt und in Vierern neu auslegt.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Assen aufwärts. Passt nichts mehr, wird zusammengelegt und neu ausgelegt.',
  rules: `Auch bekannt als Cruel.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in zwölf Reihen zu vier.

## Spielen
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe.
- In den Reihen wird abwärts in derselben Farbe angelegt.
- Eine leere Reihe bleibt leer.
- Von ihrer Familie kommt keine Karte zurück.

## Neu auslegen
Beliebig oft dürfen die Reihen zusammengenommen und wieder ausgelegt werden, die erste zuerst, immer vier Karten in eine Reihe. Gemischt wird nicht: Jede Karte folgt der, der sie vorher folgte. Liegen alle Karten schon zu vieren, würde das nichts ändern; geht dann auch sonst nichts mehr, ist die Patience nicht aufgegangen.

## Rat
Ein Zug verschiebt beim Neuauslegen alles, was nach ihm kommt. Darum zuerst hinten ziehen, wenn vorn nichts eilt, und nie alle Züge auf einmal verbrauchen.

## Herkunft
Bekannt wurde das Spiel um 1990 durch Microsofts Sammlung von Spielen für Windows.`,
  actions: { redeal: 'Neu auslegen' },
  reasons: { unchanged: 'Neu auslegen würde nichts ändern: Die Karten liegen schon zu vieren.' },
};
