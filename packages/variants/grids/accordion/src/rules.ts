import { row, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

const PLACES = 52;
const number = (id: string): number => Number(id.slice(1));

/** A pile goes onto the one to its left or the third to its left, if the top cards agree in rank or suit. */
const folds = Array.from({ length: PLACES }, (_, i): AcceptFn => {
  const [next, third] = [`t${i + 2}`, `t${i + 4}`];
  return (cards, onto, _view, _to, from) => {
    if (from !== next && from !== third) return 'too-far';
    const card = cards.at(-1)!;
    return card.rank === onto?.rank || card.suit === onto?.suit || 'no-match';
  };
});

/** Accordion. Rules: GNOME AisleRiot’s “Accordion”. */
export const accordion: Variant = {
  api: 1,
  id: 'accordion',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () =>
    row('t', PLACES, (i) => ({
      role: 'tableau',
      at: [i % 8, Math.floor(i / 8)],
      wide: [i % 13, Math.floor(i / 13)],
      accept: folds[i]!,
      take: 'all',
    })),

  deal(table) {
    for (const place of table.piles()) table.move('pack', place, { face: 'up' });
  },

  /** Gaps close: every pile moves up to the left. */
  after(table) {
    const places = table.piles();
    let filled = 0;
    for (const place of places) {
      const count = table.count(place);
      if (count === 0) continue;
      if (place !== places[filled]) table.move(place, places[filled]!, { count });
      filled++;
    }
  },

  status: (view) => (view.count('t1') === PLACES ? 'won' : 'playing'),

  /** The long way leaves more choices behind; and what lies far right is done first. */
  rank: (_view, move) => (move.kind === 'cards' ? (number(move.from) - number(move.to)) * PLACES + number(move.from) : 0),

  about: { skill: 1, minutes: 4 },
  source: 'GNOME AisleRiot, “Accordion”',
  strings: { de, en },
};

export default accordion;
