import { dealRows, fillGaps, homeFirst, KING, row, turn, type Action, type Options, type TakeFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ItaliensKoeniginOptions = {
  /** Cards that fill gaps: the waste or the stock automatically, or any card by the player. */
  gaps: 'auto' | 'any';
};

const TERRACE = 11;
const COLUMNS = 9;
/** Cards of which one becomes the first base. */
const OFFERED = ['o1', 'o2', 'o3', 'o4'] as const;
/** So many cards are left in the stock when the base is chosen. */
const STOCK = 104 - TERRACE - 1 - COLUMNS;

/** The terrace waits until the base is chosen, as the stock does. */
const lastOfTerrace: TakeFn = (view) => (OFFERED.some((id) => view.count(id) > 0) ? 'choose-first' : 1);

/** The stock waits until the base is chosen. */
const turnLater: Action<Options> = {
  ...turn,
  when: (view, options, pile) => (view.count('stock') > STOCK ? 'choose-first' : turn.when(view, options, pile)),
};

/** Italiens Königin. Rules: PySolFC, rule page “Terrace”; gaps for any card: its page “Queen of Italy”. The waste is turned by hand. */
export const italiensKoenigin: Variant<ItaliensKoeniginOptions> = {
  api: 1,
  id: 'italiens-koenigin',
  rules: 1,
  options: { gaps: ['auto', 'any'] },
  deck: () => ({ copies: 2 }),

  table: () => [
    { id: 'r1', role: 'reserve', at: [0, 1.3], wide: [2.25, 0], fan: 'right', take: lastOfTerrace },
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [1, 0], take: 'top' },
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 0.5, 2.6],
      wide: [11.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: { like: 'foundations' }, on: { step: 1, suit: 'alternate', wrap: true }, max: 1 },
      limit: KING,
    })),
    ...row('t', COLUMNS, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 4],
      wide: [i + 2.25, 1.1],
      fan: 'down',
      accept: { empty: 'any', on: { step: -1, suit: 'alternate', wrap: true }, max: 1, from: ['tableau', 'waste'] },
      take: 'top',
    })),
    ...OFFERED.map((id, i) => ({
      id,
      role: 'reserve' as const,
      group: 'offered',
      at: [i + 4, 0] as const,
      wide: [i % 2, 1.5 + Math.floor(i / 2)] as const,
      take: 'top' as const,
    })),
  ],

  deal(table) {
    dealRows(table, ['r1'], TERRACE);
    dealRows(table, OFFERED, 1);
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn: turnLater },

  /** The base opens the columns. */
  after(table, { gaps }) {
    const columns = table.piles('tableau');
    const left = OFFERED.filter((id) => table.count(id) > 0);
    if (left.length === OFFERED.length) return;
    for (const id of left) table.move(id, columns[OFFERED.indexOf(id)]!);
    if (left.length > 0) fillGaps(table, columns, 'stock');
    else if (gaps === 'auto') fillGaps(table, columns, 'waste', 'stock');
  },

  rank: homeFirst,

  about: { skill: 0.4, minutes: 14 },
  source: 'PySolFC, “Terrace”; PySolFC, “Queen of Italy”',
  strings: { de, en },
};

export default italiensKoenigin;
