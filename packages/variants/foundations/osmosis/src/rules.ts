import { redeal, row, turnSome, type AcceptFn, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type OsmosisOptions = {
  /** Whether all cards of the reserve are seen, as in Peek, or the top ones only. */
  reserve: 'hidden' | 'open';
  /** Number of cards turned at a time. */
  turn: 3 | 1;
};

/** Does a card of this rank lie in the family? */
const has = (view: View, family: string, rank: number): boolean =>
  Array.from({ length: view.count(family) }, (_, depth) => view.card(family, depth)?.rank).includes(rank);

/** The first family takes any card of its suit; each other one begins with the same rank and takes what lies in the one above. */
const families = Array.from({ length: 4 }, (_, i): AcceptFn => {
  const above = `f${i}`;
  return ([card], onto, view) => {
    if (onto ? onto.suit !== card!.suit : card!.rank !== view.card('f1', view.count('f1') - 1)?.rank)
      return onto ? 'other-suit' : 'other-base';
    return i === 0 || has(view, above, card!.rank) || 'not-above';
  };
});

/** Width of a family of 13 cards on a wide table, with the distance from the stock. */
const FAMILY = 5.25;

/** Returns where the families begin on a wide table: an open reserve is a fan of four cards. */
const besideReserve = (reserve: OsmosisOptions['reserve']): number => (reserve === 'open' ? 2.25 : 1.25);

/** Osmosis. Rules: Wikipedia, “Osmosis (solitaire)”; single cards and the open reserve: solitairecentral.com. */
export const osmosis: Variant<OsmosisOptions> = {
  api: 1,
  id: 'osmosis',
  rules: 1,
  options: { reserve: ['hidden', 'open'], turn: [3, 1] },
  deck: () => ({}),

  table: ({ reserve }) => [
    ...row('r', 4, (i) => ({
      role: 'reserve',
      group: 'reserve',
      at: [0, i],
      wide: [0, i],
      // Give the number of cards in a fan: without it, a row has space for a quarter of the deck.
      ...(reserve === 'open' && { fan: 'right' as const, fanned: 4 }),
      take: 'top',
      reveal: true,
    })),
    ...row('f', 4, (i) => ({ role: 'foundation', at: [2, i], wide: [besideReserve(reserve), i], fan: 'right', accept: families[i]! })),
    { id: 'stock', role: 'stock', at: [4, 4.25], wide: [besideReserve(reserve) + FAMILY, 1] },
    { id: 'waste', role: 'waste', at: [5, 4.25], wide: [besideReserve(reserve) + FAMILY, 2], take: 'top' },
  ],

  deal(table, { reserve }) {
    for (const pile of table.piles('reserve')) {
      table.move('pack', pile, { count: 3, face: reserve === 'open' ? 'up' : 'down', turn: true });
      table.move('pack', pile, { face: 'up' });
    }
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn: turnSome(({ turn }) => turn), redeal: redeal(() => Infinity) },

  /** The reserve first; the stock comes round again. */
  rank: (_view, move) => (move.kind === 'action' ? 0 : move.from === 'waste' ? 1 : 2),

  about: { skill: 0.2, minutes: 5 },
  source: 'Wikipedia, “Osmosis (solitaire)”; solitairecentral.com',
  strings: { de, en },
};

export default osmosis;
