import { fillGaps, homeFirst, KING, redeal, row, turn, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Cards that come out: all but the kings. */
const ALL = 48;

/** An arch over the foundation, which is the seventh place. */
const ARCH = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [2, 1],
  [0, 2],
  [2, 2],
] as const;

/** Twice the rank follows, less thirteen where that is too much. Nothing doubled is a king. */
const double: AcceptFn = ([card], onto) => {
  if (card!.rank === KING) return 'king';
  return card!.rank === (2 * onto!.rank) % KING || 'not-double';
};

const place = ([x, y]: readonly [number, number]) => ({ at: [x, y + 1.25], wide: [x + 1.25, y] }) as const;

/** Dubletten. Rules: AisleRiot, help page “Doublets”, and PySolFC, rule page of the same name. */
export const dubletten: Variant = {
  api: 1,
  id: 'dubletten',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'stock', role: 'stock', at: [0.5, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1.5, 0], wide: [0, 1], take: 'top' },
    { id: 'f1', role: 'foundation', ...place([1, 2]), accept: double },
    ...row('r', ARCH.length, (i) => ({ role: 'reserve', group: 'arch', ...place(ARCH[i]!), take: 'top' })),
  ],

  /**
   * A king among the first eight cards goes under the pack; face up, since everybody has seen it. The foundation is dealt in its
   * turn, between the feet of the arch.
   */
  deal(table) {
    const arch = table.piles('reserve');
    for (const pile of [...arch.slice(0, 6), 'f1', ...arch.slice(6)]) {
      for (table.flip('pack'); table.card('pack')!.rank === KING; table.flip('pack')) table.move('pack', 'pack', { lay: 'bottom' });
      table.move('pack', pile);
    }
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn, redeal: redeal(() => 2) },

  /** The waste fills a gap at once, or the stock when nothing lies there. */
  after(table) {
    fillGaps(table, table.piles('reserve'), 'waste', 'stock');
  },

  status: (view) => (view.count('f1') === ALL ? 'won' : 'playing'),
  rank: homeFirst,

  about: { skill: 0.4, minutes: 5 },
  source: 'GNOME AisleRiot, “Doublets”; PySolFC, “Doublets”',
  strings: { de, en },
};

export default dubletten;
