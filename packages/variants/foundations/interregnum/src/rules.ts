import { homeFirst, row, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** A foundation begins one rank above the reserve card over it and ends with that card; suits do not matter, and an ace follows a king. */
const towardsReserve: AcceptFn = ([card], _onto, view, to, from) => {
  const reserve = `r${to.slice(1)}`;
  const last = view.card(reserve);
  if (last === null || card!.rank !== ((last.rank + view.count(to)) % 13) + 1) return false;
  if (view.count(to) === 12) return from === reserve || 'reserve-ends';
  return !from.startsWith('r') || 'reserve-last';
};

/** Interregnum. Rules: PySolFC, “Interregnum”. */
export const interregnum: Variant = {
  api: 1,
  id: 'interregnum',
  rules: 1,
  options: {},
  deck: { copies: 2 },
  table: () => [
    { id: 'stock', role: 'stock', at: [3.5, 0], wide: [8.5, 0] },
    ...row('r', 8, (i) => ({ role: 'reserve', at: [i, 1.1], wide: [i, 0], take: 'top' })),
    ...row('f', 8, (i) => ({ role: 'foundation', at: [i, 2.1], wide: [i, 1], accept: towardsReserve })),
    ...row('t', 8, (i) => ({ role: 'tableau', at: [i, 3.2], wide: [i, 2.1], fan: 'down', take: 'top' })),
  ],
  deal: [{ to: 't1-8' }, { to: 'r1-8' }, { to: 'stock', rest: true }],
  actions: { deal: { row: 'allowed' } },
  rank: homeFirst,
  about: { skill: 0.6, minutes: 9 },
  source: 'PySolFC, “Interregnum”',
  strings: { de, en },
};

export default interregnum;
