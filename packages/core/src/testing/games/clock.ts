import type { View } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const HOURS = 13;
/** Returns the number of the pile on which the next card to move lies; 0 when there is none. */
const hand = (view: View): number => view.counter('hand');

/** Clock: the turned card goes face up beneath the pile of its hour, whose top card is turned next. Pure luck. */
export const clock: Variant = {
  api: 1,
  id: 'clock-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => row('t', HOURS, (i) => ({ role: 'tableau', at: [i % 7, Math.floor(i / 7)] })),
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
  status(view) {
    if (hand(view) > 0) return 'playing';
    const open = (hour: string): boolean => [0, 1, 2, 3].every((depth) => view.card(hour, depth));
    return view.piles().every(open) ? 'won' : 'lost';
  },
  auto: ['next'],
  strings: words('Clock', { next: ['Weiter', 'Next'] }, { over: ['Alle Könige sind offen.', 'All four kings are face up.'] }),
};
