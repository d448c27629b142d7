import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Königsstern',
  summary: 'Um acht Könige wächst in Zweiersprüngen ein Stern aus acht Buben und acht Damen.',
  rules: `## Ziel
In der Mitte liegen am Ende die acht Könige, um sie als Stern die acht Buben und die acht Damen.

## Auslegen
Zwei Kartenspiele. Ausgelegt wird nichts: Alle 104 Karten sind der Talon.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte immer frei ist.
- Könige kommen in die Mitte; auf sie folgt nichts.
- Die sechzehn Strahlen des Sterns beginnen mit den Assen und Zweien: jeder zweite mit einem Ass, die anderen mit einer Zwei.
- Darauf wird farbgerecht in Zweiersprüngen aufgebaut: Ass, 3, 5, 7, 9, Bube; 2, 4, 6, 8, 10, Dame.
- Dreimal wird der Talon durchgespielt; dazwischen wird nicht gemischt.

## Rat
Hier entscheidet, wie die Karten am Anfang liegen. Wer nichts übersieht und keinen Durchgang verschenkt, hat alles getan.

## Herkunft
Ein Schaustück unter den deutschen Patiencen: Das Spiel ist einfach, das Schlussbild soll gefallen.`,
  piles: {
    foundation: 'Strahl',
    k1: 'Mitte 1',
    k2: 'Mitte 2',
    k3: 'Mitte 3',
    k4: 'Mitte 4',
    k5: 'Mitte 5',
    k6: 'Mitte 6',
    k7: 'Mitte 7',
    k8: 'Mitte 8',
  },
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
