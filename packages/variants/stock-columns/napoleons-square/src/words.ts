import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Napoleon’s Square',
  summary: 'Twelve face-up columns and movable runs: the friendliest of Napoleon’s patiences.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the ace. Any card fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Twelve columns of four face-up cards are dealt from two decks. The other 56 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts.
- Runs in suit move together.
- Any card or run may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
With twelve columns and movable runs, plan well ahead before you turn the first card.

## History
The square is a battle formation: on a real table the columns are laid around three sides of it.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Napoleons Karree',
  summary: 'Zwölf offene Reihen und bewegliche Folgen: die freundlichste der Napoleon-Patiencen.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf jede Karte.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden zwölf Reihen zu vier offenen Karten gelegt. Die übrigen 56 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn.
- Karten, die so in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf jede Karte oder Folge.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Zwölf Reihen und bewegliche Folgen: Hier darf man lange planen, ehe die erste Karte umgedreht wird.

## Herkunft
Das Karree ist die Schlachtordnung; auf dem Tisch liegen die Reihen um drei Seiten des Spielfelds.`,
  actions: { turn: 'Karte umdrehen' },
};
