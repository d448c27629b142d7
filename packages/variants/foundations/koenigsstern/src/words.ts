import type { Words } from '@patience/core';

export const en: Words = {
  name: 'King’s Star',
  summary: 'A star of eight jacks and eight queens is built up by twos around eight kings.',
  guide: 'Kings go to the middle. Around them build up by twos in suit: ace, 3, 5 to the jack; 2, 4, 6 to the queen.',
  rules: `Also known as Königsstern.

## Goal
Gather the eight kings in the middle, and around them build a star of eight jacks and eight queens. You win when all 104 cards are there.

## Layout
Use two decks. Nothing is laid out: all 104 cards are the stock.

## Play
- Turn the stock card by card onto the waste, whose top card is always available.
- Kings go to the middle; nothing is built on them.
- The sixteen rays of the star begin with the aces and twos: every other one with an ace, the rest with a two.
- They are built up in suit by twos: ace, 3, 5, 7, 9, jack; 2, 4, 6, 8, 10, queen.
- There are three passes: when the stock is empty, turn the waste over, without shuffling.

## Advice
The order of the cards decides here. If you miss nothing and make good use of every pass, you have done all there is to do.

## History
A showpiece among German patiences, where it is called Königsstern: the play is simple, and the final picture is meant to please.`,
  piles: {
    foundation: 'ray',
    k1: 'centre 1',
    k2: 'centre 2',
    k3: 'centre 3',
    k4: 'centre 4',
    k5: 'centre 5',
    k6: 'centre 6',
    k7: 'centre 7',
    k8: 'centre 8',
  },
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
};

export const de: Words = {
  name: 'Königsstern',
  summary: 'Um acht Könige wächst in Zweiersprüngen ein Stern aus acht Buben und acht Damen.',
  guide:
    'Könige kommen in die Mitte. Um sie geht es in Zweiersprüngen aufwärts in einer Farbe: Ass, 3, 5 bis zum Buben; 2, 4, 6 bis zur Dame.',
  rules: `## Ziel
In der Mitte liegen am Ende die acht Könige, um sie als Stern die acht Buben und die acht Damen. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele. Ausgelegt wird nichts: Alle 104 Karten sind der Talon.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte immer frei ist.
- Könige kommen in die Mitte; auf sie folgt nichts.
- Die sechzehn Strahlen des Sterns beginnen mit den Assen und Zweien: jeder zweite mit einem Ass, die anderen mit einer Zwei.
- Darauf wird in derselben Farbe in Zweiersprüngen aufgebaut: Ass, 3, 5, 7, 9, Bube; 2, 4, 6, 8, 10, Dame.
- Dreimal wird der Talon durchgespielt; dazwischen wird die Ablage umgedreht, ohne zu mischen.

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
