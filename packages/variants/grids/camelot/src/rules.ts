import { JACK, KING, QUEEN, type AcceptFn, type Pile, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** The places of each court card, and why it does not fit elsewhere. All other cards go anywhere. */
const COURT = [
  { rank: KING, places: ['t1', 't4', 't13', 't16'], reason: 'king-place' },
  { rank: QUEEN, places: ['t2', 't3', 't14', 't15'], reason: 'queen-place' },
  { rank: JACK, places: ['t5', 't8', 't9', 't12'], reason: 'jack-place' },
];

const fits: AcceptFn = ([card], onto, _view, to, from) => {
  const court = COURT.find(({ rank }) => rank === card!.rank);
  return onto === null && from === 'waste' && (!court || court.places.includes(to) || court.reason);
};

const hasGap = (view: View): boolean => view.piles('tableau').some((place) => view.count(place) === 0);

/** Cards leave while no card waits to be placed: when all places are filled, or when all cards have been placed. */
const mayLeave = (view: View): true | string => view.count('waste') === 0 || 'place-first';

const place = (i: number): Pile => {
  const [x, y] = [i % 4, Math.floor(i / 4)];
  return {
    id: `t${i + 1}`,
    role: 'tableau',
    at: [x, y + 1.15],
    wide: [x + 1.25, y],
    accept: fits,
    take: (view) => (mayLeave(view) === true ? 1 : 'place-first'),
  };
};

/** Camelot. Rules: GNOME AisleRiot, “Camelot”; here the next card is turned up automatically until all places are filled. */
export const camelot: Variant = {
  api: 1,
  id: 'camelot',
  rules: 1,
  options: {},

  table: () => [
    ...Array.from({ length: 16 }, (_, i) => place(i)),
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1.1], take: 'top' },
    {
      id: 'discard',
      role: 'discard',
      at: [3, 0],
      wide: [5.5, 0],
      accept: ([card], _onto, view) => (card!.rank === 10 ? mayLeave(view) : 'no-ten'),
    },
  ],

  deal(table) {
    table.move('pack', 'stock', { count: table.count('pack') });
    table.move('stock', 'waste', { face: 'up' });
  },

  pair: { sum: 10 },

  actions: {
    turn: {
      on: 'stock',
      when(view) {
        if (mayLeave(view) !== true) return 'place-first';
        if (view.count('stock') === 0) return 'stock-empty';
        return hasGap(view) || 'no-gap';
      },
      run: (table) => table.move('stock', 'waste', { face: 'up' }),
    },
  },

  /** As long as a place is empty, the next card is turned up when one was placed. */
  after(table, _options, move) {
    if (move?.kind === 'cards' && move.from === 'waste' && hasGap(table) && table.count('stock') > 0)
      table.move('stock', 'waste', { face: 'up' });
  },

  /** Only the court cards are left, around the four empty places in the middle. */
  status: { empty: ['stock', 'waste', 't6-7', 't10-11'] },
  rank: [{ to: 'discard' }, { from: 'tableau' }, { from: 'waste' }],
  taps: 'two',
  about: { skill: 0.5, minutes: 5 },
  source: 'GNOME AisleRiot, “Camelot”',
  strings: { de, en },
};

export default camelot;
