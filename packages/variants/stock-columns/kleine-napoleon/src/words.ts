import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Small Napoleon',
  summary: 'All cards are face up, and you decide whether foundations are built up or down.',
  guide: 'Build the rows up or down in suit. The first card on a base card decides whether all foundations go up or down.',
  rules: `Also known as Der kleine Napoleon. (Little Napoleon in other programs is a different game.)

## Goal
Build four foundations in suit on four base cards of one rank, all of them up or all of them down. King and ace are adjacent. You win when all 52 cards are on the foundations.

## Layout
The first card is the base card; the three others of its rank join it as they appear. All other cards lie face up: eight rows of five, and two side rows of four. One place, the cellar, stays empty.

## Play
- The outer card of each row and side row is available. Cards move one at a time; a run may be moved in one go if there are enough empty rows.
- The eight rows are built up or down in suit; king and ace are adjacent there, too.
- Any card may fill an empty row. Nothing may be placed on the side rows.
- The first card that you place on a base card decides whether all four are built up or down.
- The cellar holds one card. It may be played only when one of the two side rows is empty.
- No card comes back from the foundations.

## Advice
An empty row lets you reverse a sequence. Before you play the first card to a foundation, see in which direction more cards are available.

## History
A regular in German patience books; you need to think well ahead.`,
  piles: { tableau: 'row', reserve: 'side row', cell: 'cellar' },
  reasons: { 'cellar-locked': 'The card in the cellar is available only when a side row is empty.' },
};

export const de: Words = {
  name: 'Der kleine Napoleon',
  summary: 'Alles liegt offen, und man entscheidet selbst, ob die Familien steigen oder fallen.',
  guide:
    'In den Reihen geht es in derselben Farbe auf oder ab. Die erste Karte auf einer Grundkarte entscheidet, ob alle Familien auf- oder abwärts wachsen.',
  rules: `Auch bekannt als Kleine Napoleon.

## Ziel
Auf vier Grundkarten desselben Werts wachsen vier Familien, jede in einer Farbe, alle aufwärts oder alle abwärts. Nach dem König kommt das Ass und umgekehrt. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die erste Karte ist die Grundkarte; die drei anderen ihres Werts kommen dazu, sobald sie erscheinen. Alle übrigen Karten liegen offen: acht Reihen zu fünf Karten, zwei Hilfsreihen zu vier. Ein Platz, der Keller, bleibt frei.

## Spielen
- Frei ist die äußere Karte jeder Reihe und jeder Hilfsreihe. Die Karten werden einzeln bewegt; eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den acht Reihen wird in derselben Farbe angelegt, aufwärts oder abwärts; König und Ass schließen aneinander.
- In eine leere Reihe darf jede Karte. An die Hilfsreihen wird nichts angelegt.
- Die erste Karte, die auf eine Grundkarte gelegt wird, entscheidet für alle vier, ob es aufwärts oder abwärts geht.
- Der Keller nimmt eine Karte auf. Heraus darf sie erst, wenn eine der beiden Hilfsreihen leer ist.
- Von den Familien kommt keine Karte zurück.

## Rat
Eine freie Reihe dreht eine Folge um. Vor der ersten Karte auf einer Grundkarte prüfen, in welcher Richtung mehr offen liegt.

## Herkunft
Unter diesem Namen eine alte Bekannte in deutschen Patiencebüchern; sie verlangt, weit vorauszudenken.`,
  piles: { tableau: 'Reihe', reserve: 'Hilfsreihe', cell: 'Keller' },
  reasons: { 'cellar-locked': 'Die Karte im Keller wird erst frei, wenn eine Hilfsreihe leer ist.' },
};
