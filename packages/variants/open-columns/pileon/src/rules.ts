import { row, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const FOUR = 4;

/** Returns whether a pile holds all four cards of a rank. */
const isComplete = (view: View, pile: string): boolean =>
  view.count(pile) === FOUR && [0, 1, 2, 3].every((depth) => view.card(pile, depth)?.rank === view.card(pile)?.rank);

/** Number of cards of one rank on top of a pile. */
function alike(view: View, pile: string): number {
  let count = 0;
  while (count < view.count(pile) && view.card(pile, count)?.rank === view.card(pile)?.rank) count++;
  return count;
}

/** PileOn. Rules: GNOME AisleRiot, “Pileon”, and PySolFC, “PileOn”. */
export const pileon: Variant = {
  api: 1,
  id: 'pileon',
  rules: 1,
  options: {},
  table: () =>
    row('t', 15, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i % 4, Math.floor(i / 4) * 1.85],
      wide: [i % 8, Math.floor(i / 8) * 1.95],
      fan: 'down',
      fanned: FOUR,
      limit: FOUR,
      accept: { empty: 'any', on: { step: 0, suit: 'any' } },
      take: (view, pile) => (isComplete(view, pile) ? 'complete' : alike(view, pile)),
    })),
  deal: [{ to: 't1-13', packets: FOUR }],
  status: (view) => (view.piles('tableau').every((pile) => view.count(pile) === 0 || isComplete(view, pile)) ? 'won' : 'playing'),
  rank: [{ onto: 'card', wholeRun: true }, { onto: 'card' }, { wholeRun: true }],
  about: { skill: 0.9, minutes: 5 },
  source: 'GNOME AisleRiot, “Pileon”; PySolFC, “PileOn”',
  strings: { de, en },
};

export default pileon;
