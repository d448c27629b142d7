import type { Words } from '@patience/core';

export const en: Words = {
  name: 'First Law',
  summary: 'Four piles are dealt and gathered again and again; four cards of a rank that meet are discarded.',
  guide: 'Move a card onto the leftmost top card of the same rank. Win by discarding all cards. Four of a rank side by side are discarded.',
  rules: `Also known as Perpetual Motion.

## Goal
Discard all 52 cards, always the four of one rank together. Then you win.

## Layout
All cards are the stock. Beside it is room for four piles.

## Play
- Deal four cards from the stock, one face up onto each pile, the empty ones too.
- If two or three top cards have the same rank, you may move the others onto the leftmost of them. An empty pile is filled only by the next deal.
- When all four top cards have the same rank, they are discarded automatically.
- When the stock is used up, gather the piles from right to left without shuffling, so that the first pile is dealt first again. You may do so as often as you like.

## Advice
It can last a long time, and some deals go round in circles for ever. You need not move every card: leaving one where it is changes the order of the next round.

## History
It is named after the first law of thermodynamics, which forbids perpetual motion.`,
  actions: { deal: 'Deal four cards', gather: 'Gather the piles' },
  reasons: {
    'other-rank': 'Only a card of the same rank may be placed here.',
    'not-leftmost': 'The card goes onto the leftmost card of its rank.',
  },
  piles: { tableau: 'pile' },
};

export const de: Words = {
  name: 'Erster Hauptsatz',
  summary: 'Vier Stapel werden immer wieder gegeben und eingesammelt; treffen sich vier Karten eines Werts, werden sie abgelegt.',
  guide:
    'Eine Karte geht auf die am weitesten links liegende oberste Karte ihres Werts. Das Ziel: alle Karten ablegen. Vier gleiche nebeneinander werden abgelegt.',
  rules: `Auch bekannt als First Law, Perpetual Motion, Perpetuum mobile.

## Ziel
Alle 52 Karten werden abgelegt, immer die vier eines Werts zusammen. Dann ist die Patience aufgegangen.

## Auslegen
Alle Karten sind der Talon. Daneben ist Platz für vier Stapel.

## Spielen
- Der Talon gibt vier Karten, auf jeden Stapel eine offene, auch auf leere.
- Haben zwei oder drei der obersten Karten denselben Wert, dürfen die anderen auf die am weitesten links liegende gelegt werden. Ein leerer Stapel wird erst mit der nächsten Lage gefüllt.
- Haben alle vier denselben Wert, werden sie von selbst abgelegt.
- Ist der Talon verbraucht, werden die Stapel von rechts nach links eingesammelt, ohne zu mischen, so dass der erste Stapel wieder als erster gegeben wird. Das ist beliebig oft erlaubt.

## Rat
Es kann lange dauern, und manches Spiel läuft ewig im Kreis. Nicht jede Karte muss wandern: Wer eine liegen lässt, ändert die Ordnung der nächsten Runde.

## Herkunft
Benannt nach dem ersten Hauptsatz der Wärmelehre, der das Perpetuum mobile verbietet.`,
  actions: { deal: 'Vier Karten geben', gather: 'Stapel einsammeln' },
  reasons: {
    'other-rank': 'Hierher darf nur eine Karte desselben Werts.',
    'not-leftmost': 'Die Karte gehört auf die am weitesten links liegende ihres Werts.',
  },
  piles: { tableau: 'Stapel' },
};
