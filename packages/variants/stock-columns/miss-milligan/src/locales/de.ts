import type { Words } from '@patience/core';

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
