import { fillGaps, row, type Variant } from '@patience/core';

/** Options of {@link pairing}: whether empty places are filled from the stock, and the number of copies of each card. */
export type PairingOptions = { gaps: 'filled' | 'left'; copies: 1 | 2 };

const PLACES = 5;

/** A small pairing game with interchangeable places: two cards whose ranks sum to six leave together, and threes leave alone. */
export const pairing: Variant<PairingOptions> = {
  api: 1,
  id: 'test-pairing',
  rules: 1,
  options: { gaps: ['filled', 'left'], copies: [1, 2] },
  deck: ({ copies }) => ({ copies, ranks: [1, 2, 3, 4, 5], suits: copies === 1 ? ['C', 'D', 'S'] : ['C', 'H'] }),
  table: () => [
    ...row('t', PLACES, (i) => ({ role: 'tableau', at: [i, 0], fan: 'down', take: 'top', group: 'places' })),
    { id: 'stock', role: 'stock', at: [PLACES, 0] },
    { id: 'discard', role: 'discard', at: [PLACES, 1], accept: { cards: ([card]) => card!.rank === 3 || 'not-alone' } },
  ],
  deal(table, { gaps }) {
    const rows = gaps === 'filled' ? 2 : 3;
    for (let i = 0; i < rows * PLACES; i++) table.move('pack', `t${(i % PLACES) + 1}`, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  pair: { cards: (a, b) => a.rank + b.rank === 6 },
  after(table, { gaps }) {
    if (gaps === 'filled') fillGaps(table, table.piles('tableau'), 'stock');
  },
  status: (view) => (view.piles('tableau').every((place) => view.count(place) === 0) ? 'won' : 'playing'),
  strings: {
    de: { name: 'Paare', summary: 'Paare.', rules: 'Paare.', reasons: { 'not-alone': 'Nur Dreien gehen allein.' } },
    en: { name: 'Pairs', summary: 'Pairs.', rules: 'Pairs.', reasons: { 'not-alone': 'Only threes leave alone.' } },
  },
};
