import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Miss Milligan',
  summary: 'Eight cards at a time, kings alone in the gaps, and waiving as a last resort.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
Eight face-up cards from two packs begin eight columns. The other 96 cards are the stock.

## Play
- Columns build down in alternating colours. Cards in order move together.
- Only a king may fill an empty column, alone or with its run.
- Whenever you like, the stock gives each column a card, empty ones too: twelve times.
- No card comes back from a family.

## Waiving
When the stock is empty, the end card of a column may be set aside to get at others. The next one only when that is back in play. Milder: a whole run at once.

## Advice
Don’t let kings be covered, and build long runs: before each new row as few cards as possible should lie alone.

## History
One of the famous English patiences of the nineteenth century; nobody knows who Miss Milligan was.`,
  actions: { deal: 'Deal a row' },
  piles: { cell: 'waived' },
  reasons: { 'waive-later': 'You may waive only when the stock is empty.' },
  options: { waive: { name: 'Waiving', values: { card: 'One card', run: 'A run too' } } },
};

export const de: Words = {
  name: 'Miss Milligan',
  summary: 'Acht Karten auf einmal, nur Könige in die Lücken, und am Ende das rettende Beiseitelegen.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht offene Karten aus zwei Kartenspielen beginnen acht Reihen. Die übrigen 96 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt. Geordnete Karten wandern zusammen.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Wann man will, gibt der Talon jeder Reihe eine Karte, auch den leeren: zwölfmal.
- Von den Familien kommt keine Karte zurück.

## Beiseitelegen
Ist der Talon leer, darf die unterste Karte einer Reihe beiseite gelegt werden, um an andere zu kommen. Die nächste erst, wenn diese wieder im Spiel ist. Milder: auch eine ganze Folge auf einmal.

## Rat
Könige nicht zudecken lassen und lange Folgen bilden: Vor jeder neuen Reihe soll so wenig wie möglich einzeln liegen.

## Herkunft
Eine der berühmten englischen Patiencen aus dem 19. Jahrhundert; wer Miss Milligan war, weiß niemand.`,
  actions: { deal: 'Reihe geben' },
  piles: { cell: 'Beiseite' },
  reasons: { 'waive-later': 'Beiseite gelegt wird erst, wenn der Talon leer ist.' },
  options: { waive: { name: 'Beiseitelegen', values: { card: 'Eine Karte', run: 'Auch eine Folge' } } },
};
