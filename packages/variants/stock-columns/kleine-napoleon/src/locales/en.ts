import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Der kleine Napoleon',
  summary: 'Everything lies open, and you decide whether families go up or down.',
  rules: `Also known as Kleine Napoleon. (The game that other programs call Little Napoleon is another one.)

## Goal
Build four families in suit on four bases of one rank, all of them up or all of them down. The ace follows the king, and the other way round. When all 52 cards lie there, you have won.

## Layout
The first card is the base; the three others of its rank join it as they appear. All other cards lie face up: eight rows of five, and two side rows of four. One place, the cellar, stays empty.

## Play
- The outer card of each row and side row is available. Cards move one at a time; a run may be moved in one go if there are enough empty rows.
- The eight rows are built in suit, up or down; king and ace join.
- Any card may fill an empty row. Nothing is laid on the side rows.
- The first card that you lay on a base decides for all four whether they go up or down.
- The cellar holds one card. It may leave only when one of the two side rows is empty.

## Advice
An empty row turns a sequence round. Before the first card goes home, see in which direction more is open.

## History
An old acquaintance in German books of patience; it calls for thinking far ahead.`,
  piles: { tableau: 'row', reserve: 'side row', cell: 'cellar' },
  reasons: { 'cellar-locked': 'The card in the cellar is available only when a side row is empty.' },
};
