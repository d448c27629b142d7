import { inCircle, row, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** The twelve hours, and the kings in the middle. */
const HOURS = 13;

/** The pile on which the card in hand lies; 0 when there is none. */
const hand = (view: View): number => view.counter('hand');

/** Clock. Rules: goodsol.com, “Travellers’ Clock”, and bvssolitaire.com, “Clock”. */
export const clock: Variant = {
  api: 1,
  id: 'clock-patience',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => row('t', HOURS, (i) => ({ role: 'tableau', at: i + 1 === HOURS ? [3, 2.1] : inCircle((i + 1) / 12, 3, 2.1) })),

  deal(table) {
    for (const hour of table.piles()) table.move('pack', hour, { count: 4 });
    table.flip(`t${HOURS}`);
    table.set('hand', HOURS);
  },

  actions: {
    next: {
      on: 'tableau',
      when: (view) => hand(view) > 0 || 'over',
      run(table) {
        const from = `t${hand(table)}`;
        const hour = table.card(from)!.rank;
        const to = `t${hour}`;
        table.move(from, to, { lay: 'bottom' });
        const hidden = table.card(to) === null;
        if (hidden) table.flip(to);
        table.set('hand', hidden ? hour : 0);
      },
    },
  },

  /** Over with the fourth king: won when he is the last card that was face down. */
  status(view) {
    if (hand(view) > 0) return 'playing';
    const open = (hour: string): boolean => [0, 1, 2, 3].every((depth) => view.card(hour, depth));
    return view.piles().every(open) ? 'won' : 'lost';
  },

  auto: ['next'],
  about: { skill: 0, minutes: 2 },
  source: 'goodsol.com, “Travellers’ Clock”; bvssolitaire.com, “Clock”',
  strings: { de, en },
};

export default clock;
