import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Rot und Schwarz',
  summary: 'Acht Asse, acht Familien, und in der Auslage wechseln sich Rot und Schwarz ab.',
  rules: `## Ziel
Auf acht Assen werden acht Familien aufgebaut, jede farbgerecht bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen die acht Asse als Grundkarten auf den Tisch. Darunter beginnen acht offene Karten die Auslage. Die übrigen 88 sind der Talon.

## Spielen
- In der Auslage wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Frei ist die unterste Karte jeder Reihe, ebenso jedes geordnete Ende einer Reihe: die Folge wird im Ganzen umgelegt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, wann immer man will. Ihre oberste Karte darf auf eine Familie oder in die Auslage.
- Eine Lücke in der Auslage füllt nur die oberste Karte der Ablage.
- Der Talon wird nur einmal durchgespielt.

## Spielarten
- Grundkarten im Wechsel: statt acht Familien wachsen acht Leitern, in denen sich Rot und Schwarz abwechseln.
- Lücken mit jeder Karte: auch eine Karte oder Folge der Auslage darf in die Lücke.
- Lücken von selbst: sofort rückt die oberste Karte der Ablage nach, und wenn keine da ist, eine vom Talon.

## Rat
Jede umgeschlagene Karte deckt eine andere zu. Erst die Auslage ausschöpfen, dann umschlagen.`,
  actions: { turn: 'Karte umdrehen' },
  options: {
    foundations: { name: 'Grundkarten', values: { suit: 'Farbgerecht', alternating: 'Im Wechsel' } },
    gaps: { name: 'Lücken füllt', values: { waste: 'Die Ablage', any: 'Jede Karte', auto: 'Das Spiel selbst' } },
  },
};
