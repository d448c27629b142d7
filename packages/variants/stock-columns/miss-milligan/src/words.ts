import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Miss Milligan',
  summary: 'Eight cards at a time, only kings in empty columns, and waiving as a last resort.',
  guide:
    'Build the columns down, red on black or black on red, and the foundations up in suit from the ace. Only a king fills an empty column.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Use two decks. Eight face-up cards begin eight columns. The other 96 cards are the stock.

## Play
- Columns are built down in alternating colours. Cards in sequence move together.
- Only a king may fill an empty column, alone or with its run.
- Whenever you like, deal a card from the stock to each column, empty ones too, twelve deals in all.
- No card comes back from the foundations.

## Waiving
When the stock is empty, the exposed card of a column may be set aside to get at others. You may not set another aside until that one is back in play. For an easier game, set aside a whole run.

## Advice
Don’t let kings be covered, and build long runs: before each new deal as few cards as possible should lie alone.

## History
One of the famous English patiences of the nineteenth century; nobody knows who Miss Milligan was.`,
  actions: { deal: 'Deal a row' },
  piles: { cell: 'waived card' },
  reasons: { 'waive-later': 'You may waive only when the stock is empty.' },
  options: { waive: { name: 'Waiving', values: { card: 'One card', run: 'A run too' } } },
};

export const de: Words = {
  name: 'Miss Milligan',
  summary: 'Acht Karten auf einmal, nur Könige in die Lücken, und am Ende darf eine Karte beiseite.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Familien aufwärts in einer Farbe, vom Ass an. In eine leere Reihe darf nur ein König.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht offene Karten aus zwei Kartenspielen beginnen acht Reihen. Die übrigen 96 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt. Karten, die in Folge liegen, werden gemeinsam verlegt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Wann man will, gibt der Talon jeder Reihe eine Karte, auch den leeren: zwölfmal.
- Von den Familien kommt keine Karte zurück.

## Beiseitelegen
Ist der Talon leer, darf die freie Karte einer Reihe beiseite gelegt werden, um an andere zu kommen. Die nächste erst, wenn diese wieder im Spiel ist. Wer es leichter mag, darf auch eine ganze Folge auf einmal beiseite legen.

## Rat
Könige nicht zudecken lassen und lange Folgen bilden: Vor jeder neuen Lage soll so wenig wie möglich einzeln liegen.

## Herkunft
Eine der berühmten englischen Patiencen aus dem 19. Jahrhundert; wer Miss Milligan war, weiß niemand.`,
  actions: { deal: 'Lage geben' },
  piles: { cell: 'Beiseite' },
  reasons: { 'waive-later': 'Beiseite gelegt wird erst, wenn der Talon leer ist.' },
  options: { waive: { name: 'Beiseitelegen', values: { card: 'Eine Karte', run: 'Auch eine Folge' } } },
};
