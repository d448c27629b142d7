import { columns, foundations, KING, redeal, turnSome, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type KlondikeOptions = {
  /** Cards turned at once. */
  draw: 1 | 3;
  redeals: 'unlimited' | 2 | 0;
};

const down: Link = { step: -1, suit: 'alternate' };

/** Klondike. Rules: GNOME AisleRiot’s “Klondike”, with its choices of cards turned and redeals. */
export const klondike: Variant<KlondikeOptions> = {
  api: 1,
  id: 'klondike',
  rules: 1,
  options: { draw: [1, 3], redeals: ['unlimited', 2, 0] },
  deck: () => ({}),

  table: ({ draw }) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top', ...(draw > 1 && { fan: 'right', fanned: draw }) },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [9.25 + (i % 2), Math.floor(i / 2)] }), { from: ['waste', 'tableau'], take: 'top' }),
    ...columns(7, (i) => ({ at: [i, 1], wide: [i + 2, 0] }), { accept: { empty: KING, on: down }, take: { run: down }, reveal: true }),
  ],

  deal(table) {
    for (let first = 1; first <= 7; first++) for (let column = first; column <= 7; column++) table.move('pack', `t${column}`);
    table.move('pack', 'stock', { count: 24 });
  },

  actions: {
    turn: turnSome(({ draw }) => draw),
    redeal: redeal(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals)),
  },

  /** Home first, then what turns a card up, then the waste; cards that only wander come after turning the stock. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.from.startsWith('f')) return -1;
    if (move.to.startsWith('f')) return 4;
    if (move.from === 'waste') return 2;
    const uncovers = view.count(move.from) > move.count && view.card(move.from, move.count) === null;
    return uncovers ? 3 : 0;
  },

  about: { skill: 0.3, minutes: 9 },
  strings: { de, en },
};

export default klondike;
