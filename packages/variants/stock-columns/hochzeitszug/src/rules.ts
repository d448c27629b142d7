import { ACE, homeFirst, row, type AcceptFn, type Tx, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const SIDE = 8;
/** So many cards make a packet. */
const PACKET = 4;
const REDEALS = 2;

const gapsOf = (view: View): string[] => view.piles('tableau').filter((pile) => view.count(pile) === 0);

/** In suit downwards; a gap waits for the stock until the packets were gathered once. */
const packet: AcceptFn = ([card], onto, view) => {
  if (onto === null) return view.counter('redeals') > 0 || 'gap-waits';
  return card!.suit === onto.suit && card!.rank === onto.rank - 1;
};

/** Card by card, first the upper side of the street, then the lower one, as far as the cards go. */
function layOut(table: Tx, from: 'pack' | 'stock'): void {
  const piles = table.piles('tableau');
  for (const side of [piles.slice(0, SIDE), piles.slice(SIDE)])
    for (let i = 0; i < PACKET; i++) for (const pile of side) if (table.count(from) > 0) table.move(from, pile, { face: 'up' });
}

/** A gap gets four new cards, or what is left of them. */
function fill(table: Tx, gap: string): void {
  const count = Math.min(PACKET, table.count('stock'));
  if (count > 0) table.move('stock', gap, { count, face: 'up', turn: true });
}

/** Hochzeitszug. Rules: patiencen.org, in German, and juhl.de/patiencen, number 26. A gap that could be filled is, before a redeal. */
export const hochzeitszug: Variant = {
  api: 1,
  id: 'hochzeitszug',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    { id: 'stock', role: 'stock', at: [3.5, 0], wide: [8.25, 2.25] },
    // Packets are gathered in their order: no group.
    ...row('t', 2 * SIDE, (i) => ({
      role: 'tableau',
      at: [i % SIDE, i < SIDE ? 1.1 : 5.1],
      wide: [i % SIDE, i < SIDE ? 0 : 4],
      fan: 'down',
      accept: packet,
      take: 'top',
    })),
    ...row('f', 2 * SIDE, (i) => ({
      role: 'foundation',
      group: i < SIDE ? 'queens' : 'kings',
      at: [i % SIDE, i < SIDE ? 3.1 : 4.1],
      wide: [i % SIDE, i < SIDE ? 2 : 3],
      accept: { empty: i < SIDE ? ACE + 1 : ACE, on: { step: 2, suit: 'same' }, max: 1 },
    })),
  ],

  deal(table) {
    layOut(table, 'pack');
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: {
    fill: {
      on: 'stock',
      when: (view) => (view.count('stock') === 0 ? 'stock-empty' : gapsOf(view).length > 0 || 'no-gap'),
      run: (table) => fill(table, gapsOf(table)[0]!),
    },
    redeal: {
      on: 'stock',
      when(view) {
        if (view.counter('redeals') >= REDEALS) return 'no-redeal';
        return view.count('stock') === 0 || gapsOf(view).length === 0 || 'gap-first';
      },
      run(table) {
        const piles = table.piles('tableau');
        for (const pile of [...piles.slice(0, SIDE).toReversed(), ...piles.slice(SIDE).toReversed()])
          if (table.count(pile) > 0) table.move(pile, 'stock', { count: table.count(pile), face: 'down', turn: true, lay: 'bottom' });
        layOut(table, 'stock');
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  after(table) {
    if (table.counter('redeals') === 0) for (const gap of gapsOf(table)) fill(table, gap);
  },

  /** A redeal last of all. */
  rank: (view, move) => (move.kind === 'action' && move.action === 'redeal' ? -2 : homeFirst(view, move)),

  about: { skill: 0.6, minutes: 13 },
  source: 'patiencen.org; juhl.de/patiencen, 26',
  strings: { de, en },
};

export default hochzeitszug;
