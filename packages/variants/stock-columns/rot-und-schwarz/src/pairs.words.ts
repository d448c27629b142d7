import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Red and Black: Pairs',
  summary: 'Two cards at a time: a red one and a black one are set aside as a pair.',
  guide: 'Turn two cards: a red and a black one are set aside as a pair; otherwise both go to the waste. Win by pairing all cards.',
  rules: `## Goal
Sort all 52 cards into pairs of a red and a black card.

## Play
- Turn two cards of the stock at a time. If one is red and the other black, they are set aside as a pair. If not, both go to the waste.
- When the stock is empty, the waste is shuffled and played through again.
- You win if all cards are paired after the last pass.

## Passes
Two passes are usual. With three or four you win more often. There is nothing to decide: turn, watch and hope.`,
  actions: { turn: 'Turn a pair', shuffle: 'Shuffle the waste' },
  options: { passes: { name: 'Passes', values: { 2: 'Two', 3: 'Three', 4: 'Four' } } },
  reasons: { 'no-redeal': 'That was the last pass.' },
  piles: { foundation: 'pair' },
};

export const de: Words = {
  name: 'Rot und Schwarz: Paare',
  summary: 'Immer zwei Karten: eine rote und eine schwarze kommen als Paar zur Seite.',
  guide:
    'Zwei Karten werden umgedreht: Rot und Schwarz kommen als Paar zur Seite, sonst kommen beide auf die Ablage. Das Ziel: aus allen Karten Paare bilden.',
  rules: `## Ziel
Alle 52 Karten werden zu Paaren aus einer roten und einer schwarzen.

## Spielen
- Vom Talon werden immer zwei Karten zugleich umgedreht. Ist eine rot und die andere schwarz, kommen sie als Paar zur Seite. Sonst kommen beide auf die Ablage.
- Ist der Talon leer, wird die Ablage gemischt und noch einmal durchgespielt.
- Liegen nach dem letzten Durchgang alle Karten bei den Paaren, ist die Patience aufgegangen.

## Durchgänge
Üblich sind zwei Durchgänge. Mit drei oder vier geht die Patience öfter auf. Zu entscheiden gibt es nichts: Man dreht um, schaut zu und hofft.`,
  actions: { turn: 'Paar umdrehen', shuffle: 'Ablage mischen' },
  options: { passes: { name: 'Durchgänge', values: { 2: 'Zwei', 3: 'Drei', 4: 'Vier' } } },
  reasons: { 'no-redeal': 'Das war der letzte Durchgang.' },
  piles: { foundation: 'Paar' },
};
