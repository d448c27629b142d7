import type { AcceptFn, Variant } from '@patience/core';
import { duchess } from '@patience/duchess';
import { de, en } from './words.js';

const table = duchess.table();
const inDuchess = table.find(({ role }) => role === 'tableau')!.accept as AcceptFn;

/** Columns are moved only as a whole, and cards of the reserve may be laid on them before the base card is chosen. */
const column: AcceptFn = (cards, onto, view, to, from) => {
  const laid = inDuchess(cards, onto, view, to, from);
  if (laid === 'choose-first') return view.piles('reserve').includes(from) || laid;
  if (laid !== true || !view.piles('tableau').includes(from)) return laid;
  return cards.length === view.count(from) || 'whole-columns';
};

/** Glenwood. Rules: GNOME AisleRiot’s “Glenwood”. A whole column is not moved into an empty one here, since that changes nothing. */
export const glenwood: Variant = {
  ...duchess,
  id: 'glenwood',
  table: () => table.map((pile) => (pile.role === 'tableau' ? { ...pile, accept: column } : pile)),
  about: { skill: 0.4, minutes: 8 },
  source: 'GNOME AisleRiot, “Glenwood”',
  strings: { de, en },
};

export default glenwood;
