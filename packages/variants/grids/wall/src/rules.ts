import type { Card, Pile, Tx, Variant, View } from '@patience/core';
import { PLACES, type Place } from './castle.js';
import { de, en } from './words.js';

const THRONE = 't1';
const WASTES = ['w1', 'w2', 'w3'];
const isWaste = (pile: string): boolean => WASTES.includes(pile);
const byId = new Map(PLACES.map((place) => [place.id, place]));
const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, { rank }) => sum + rank, 0);

/** Returns the sum of the ranks of the face-up cards of these piles. */
function strengthOf(view: View, piles: readonly string[]): number {
  let sum = 0;
  for (const pile of piles) for (let i = 0; i < view.count(pile); i++) sum += view.card(pile, i)?.rank ?? 0;
  return sum;
}

/** Returns the strength that an attack must exceed. */
const resistance = (view: View, { id, held }: Place): number => strengthOf(view, [id, ...held]);

/** The throne falls when all guards right below it have; any other place needs one empty place below or beside it. */
function isExposed(view: View, { id, below, beside }: Place): boolean {
  const isEmpty = (pile: string): boolean => view.count(pile) === 0;
  if (id === THRONE) return below.every(isEmpty);
  return below.length === 0 || below.some(isEmpty) || beside.some(isEmpty);
}

/** Returns true if cards of this strength may attack a place, else the reason why not. Hidden guards may be attacked by any cards. */
function mayAttack(view: View, place: Place, strength: number): true | string {
  if (view.count(place.id) === 0) return 'fallen';
  if (!isExposed(view, place)) return 'way-closed';
  return view.card(place.id) === null || strength > resistance(view, place) || 'too-weak';
}

/** Turns hidden guards up and discards the cards of a place if the attack was stronger. The attackers have left the place. */
function attack(table: Tx, place: Place, strength: number): void {
  const count = table.count(place.id);
  if (table.card(place.id) === null) {
    table.move(place.id, 'pack', { count, face: 'up' });
    table.move('pack', place.id, { count });
  }
  if (strength > resistance(table, place)) table.move(place.id, 'discard', { count });
}

function discardWaste(table: Tx): void {
  for (const waste of WASTES) if (table.count(waste) > 0) table.move(waste, 'discard', { count: table.count(waste) });
}

/** Wall. Rules: GNOME AisleRiot, “Wall”. */
export const wall: Variant = {
  api: 1,
  id: 'wall',
  rules: 1,
  options: {},
  deck: { copies: 2, first: ['KS', 'KS'] },

  table: () => [
    ...PLACES.map((place): Pile => ({
      id: place.id,
      role: 'tableau',
      at: place.at,
      wide: [place.at[0] + 2.4, place.at[1]],
      ...(place.isPost && { fan: 'right', fanned: 3 }),
      overlaps: true,
      accept: (cards, _onto, view, _to, from) => isWaste(from) && mayAttack(view, place, sumOf(cards)),
    })),
    { id: 'stock', role: 'stock', at: [0, 6.9], wide: [0, 0] },
    ...WASTES.map((id, i): Pile => ({
      id,
      role: 'waste',
      at: [1.3 + 1.8 * i, 6.9],
      wide: [0, 1.3 + 1.15 * i],
      fan: 'right',
      fanned: 3,
      accept: (_cards, _onto, _view, _to, from) => isWaste(from),
      take: 'any',
      group: 'attackers',
    })),
    { id: 'discard', role: 'discard', at: [7, 6.9], wide: [0, 5.75] },
  ],

  /** The kings of spades sit on the throne; two guards lie open in each upper post, three face down in each lower one. */
  deal: [
    { to: THRONE, cards: 2, face: 'up' },
    { to: 't2-4', rows: 2 },
    { to: 't5-8', rows: 3, face: 'down' },
    { to: 't9-53' },
    { to: 'stock', rest: true },
  ],

  actions: {
    deal: { on: 'stock', when: (view) => view.count('stock') > 0 || 'stock-empty', run: discardWaste },
    attack: {
      on: 'tableau',
      each: true,
      when(view, _options, pile) {
        const strength = strengthOf(view, WASTES);
        return strength > 0 ? mayAttack(view, byId.get(pile)!, strength) : 'no-attackers';
      },
      run(table, _options, pile) {
        const strength = strengthOf(table, WASTES);
        discardWaste(table);
        attack(table, byId.get(pile)!, strength);
      },
    },
  },

  after(table, _options, move) {
    const place = move?.kind === 'cards' ? byId.get(move.to) : undefined;
    if (move?.kind === 'cards' && place) {
      const strength = sumOf(Array.from({ length: move.count }, (_, i) => table.card(place.id, i)!));
      table.move(place.id, 'discard', { count: move.count });
      attack(table, place, strength);
    }
    if (table.count('stock') > 0 && WASTES.every((waste) => table.count(waste) === 0))
      for (const waste of WASTES) table.move('stock', waste, { face: 'up' });
  },

  status: { empty: THRONE },

  /** The nearer to the throne the better, then with few attackers; a new deal comes last but one, moving attackers last. */
  rank(_view, move) {
    if (move.kind === 'action') return move.action === 'deal' ? -1 : 100 - 2 * Number(move.pile.slice(1));
    if (move.kind !== 'cards' || !byId.has(move.to)) return -2;
    return 101 - 2 * Number(move.to.slice(1));
  },
  about: { skill: 0.6, minutes: 5 },
  source: 'GNOME AisleRiot, “Wall”',
  strings: { de, en },
};

export default wall;
