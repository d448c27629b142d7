import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Kotillon',
  summary: 'In Zweiersprüngen tanzen Asse und Zweien im Kreis, bis jede Dame neben ihrem König steht.',
  rules: `Auch bekannt als Royal Cotillion und Lords and Ladies.

## Ziel
Von jeder Farbe wachsen zwei Stapel in Zweiersprüngen einmal durch alle Werte: einer vom Ass bis zur Dame, einer von der Zwei bis zum König. Liegen vier Damen und vier Könige paarweise nebeneinander, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele. Links liegt die Damenseite: vier Spalten von drei offenen Karten. Rechts liegt die Herrenseite: sechzehn offene Karten, vier Reihen zu vier. Dazwischen ist Platz für acht Stapel: je Farbe eine Reihe, von oben Kreuz, Karo, Herz und Pik, links ab Ass und rechts ab Zwei. Die übrigen 76 Karten sind der Talon.

## Spielen
- Ein Ass und eine Zwei jeder Farbe beginnen die Stapel, sobald sie frei sind.
- Darauf wird in der Farbe in Zweiersprüngen aufgebaut: Ass, 3, 5, 7, 9, Bube, König, 2, 4, 6, 8, 10, Dame; Zwei, 4, 6, 8, 10, Dame, Ass, 3, 5, 7, 9, Bube, König.
- Auf der Damenseite ist von jeder Spalte nur die unterste Karte frei. Ihre Lücken bleiben leer.
- Auf der Herrenseite sind alle Karten frei. Eine Lücke füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt.
- Auch die oberste Karte der Ablage ist frei. Angelegt wird nirgends.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Die Damenseite zuerst: Sie gibt neue Karten frei. Auf der Herrenseite lohnt es sich zu warten, bis auf der Ablage eine Karte liegt, die man retten möchte.

## Herkunft
Der Kotillon ist ein Gesellschaftstanz des 18. Jahrhunderts, der Königliche Kotillon sein Bild in Karten: Am Ende hat jede Dame ihren König.`,
  actions: { turn: 'Umschlagen' },
  piles: {
    tableau: 'Damenseite',
    reserve: 'Herrenseite',
    f1: 'Kreuz ab Ass',
    f2: 'Kreuz ab Zwei',
    f3: 'Karo ab Ass',
    f4: 'Karo ab Zwei',
    f5: 'Herz ab Ass',
    f6: 'Herz ab Zwei',
    f7: 'Pik ab Ass',
    f8: 'Pik ab Zwei',
  },
  reasons: { 'other-suit': 'Dieser Platz gehört einer anderen Farbe.' },
};
