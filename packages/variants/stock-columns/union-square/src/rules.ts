import { ACE, homeFirst, KING, row, turn, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** A foundation goes up in suit from ace to king and, with a second king, down to the other ace. Each suit has one. */
const thereAndBack: AcceptFn = ([card], onto, view, to) => {
  if (onto === null)
    return card!.rank === ACE && (view.piles('foundation').every((other) => view.card(other)?.suit !== card!.suit) || 'suit-begun');
  if (card!.suit !== onto.suit) return false;
  const count = view.count(to);
  return card!.rank === (count < KING ? onto.rank + 1 : count === KING ? KING : onto.rank - 1);
};

/** A column is built up or down in suit; its second card decides the direction. */
const oneWay: AcceptFn = ([card], onto, view, to) => {
  if (onto === null) return true;
  const step = card!.rank - onto.rank;
  if (card!.suit !== onto.suit || Math.abs(step) !== 1) return false;
  const below = view.card(to, 1);
  return below === null || step === onto.rank - below.rank || 'other-way';
};

/** Union Square. Rules: GNOME AisleRiot, “Union Square”, and PySolFC, “Union Square”. */
export const unionSquare: Variant = {
  api: 1,
  id: 'union-square',
  rules: 1,
  options: {},
  deck: { copies: 2 },
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'foundations', at: [4 + i, 0], wide: [9.5, i], accept: thereAndBack })),
    ...row('t', 16, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i % 8, 1.15 + Math.floor(i / 8) * 3.2],
      wide: [1.25 + (i % 8), Math.floor(i / 8) * 2.1],
      fan: 'down',
      accept: oneWay,
      take: 'top',
    })),
  ],
  deal: [{ to: 't1-16' }, { to: 'stock', rest: true }],
  actions: { turn },
  rank: homeFirst,
  about: { skill: 0.8, minutes: 15 },
  source: 'GNOME AisleRiot, “Union Square”; PySolFC, “Union Square”',
  strings: { de, en },
};

export default unionSquare;
