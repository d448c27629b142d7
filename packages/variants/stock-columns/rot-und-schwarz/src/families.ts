import type { Variant } from '@patience/core';
import { de, en } from './families.words.js';

/** Options that the player chooses before the deal. */
export type RotUndSchwarz1Options = {
  foundations: 'suit' | 'alternating';
  /** Cards that fill a gap in the tableau. */
  gaps: 'waste' | 'any' | 'auto';
};

/**
 * Rot und Schwarz with two packs, Red and Black. Rules: the German article “Rot und Schwarz (Patience)”; families in suit: Cadogan,
 * whom it cites; in alternating colours, and gaps that fill themselves: GNOME AisleRiot’s “Zebra” and PySolFC.
 */
export const rotUndSchwarz1: Variant<RotUndSchwarz1Options> = {
  api: 1,
  id: 'rot-und-schwarz-1',
  rules: 1,
  options: { foundations: ['suit', 'alternating'], gaps: ['waste', 'any', 'auto'] },
  deck: { copies: 2, first: ['A'] },

  table: {
    stock: { at: [7, 0], wide: [0, 0] },
    waste: { at: [6, 0], wide: [0, 1], take: 'top' },
    'f1-8': {
      at: [0, 1],
      wide: [1.25, 0],
      accept: { on: { option: 'foundations', values: { suit: 'up same', alternating: 'up alternate' } }, max: 1 },
    },
    't1-8': {
      at: [0, 2],
      wide: [1.25, 1],
      take: { run: 'down alternate' },
      accept: {
        option: 'gaps',
        values: {
          waste: [{ on: 'down alternate' }, { empty: 'any', from: ['waste'] }],
          any: { on: 'down alternate', empty: 'any' },
          auto: { on: 'down alternate' },
        },
      },
    },
  },
  deal: [{ to: ['f1-8', 't1-8'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 } },
  after: [{ option: 'gaps', values: { auto: { fill: 'tableau', from: ['waste', 'stock'] } } }],
  rank: [{ to: 'foundation' }, { from: 'tableau', empties: true, onto: 'card' }, { from: 'waste' }, { action: true }],

  about: { skill: 0.4, minutes: 17 },
  source: 'Wikipedia, „Rot und Schwarz (Patience)“; Lady Adelaide Cadogan; GNOME AisleRiot, “Zebra”; PySolFC',
  strings: { de, en },
};

export default rotUndSchwarz1;
