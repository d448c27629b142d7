import type { View } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const REDEALS = 2;
const fans = (view: View): readonly string[] => view.piles('tableau');

/** La Belle Lucie with a merci: once after the last redeal, the player may move the lowest card of a fan to its top. */
export const laBelleLucie: Variant = {
  api: 1,
  id: 'la-belle-lucie-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [8 + i, 0],
      accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 },
      group: 'foundations',
    })),
    ...row('t', 18, (i) => ({
      role: 'tableau',
      at: [(i % 6) * 2, 1 + Math.floor(i / 6)],
      fan: 'right',
      accept: { on: { step: -1, suit: 'same' }, max: 1 },
      take: 'top',
    })),
  ],
  deal(table) {
    for (const fan of fans(table)) table.move('pack', fan, { count: Math.min(3, table.count('pack')), face: 'up', turn: true });
  },
  actions: {
    redeal: {
      on: 'foundation',
      when: (view) => view.counter('redeals') < REDEALS || 'no-redeal',
      run(table) {
        for (const fan of fans(table)) table.move(fan, 'pack', { count: table.count(fan), face: 'down' });
        table.shuffle('pack');
        for (const fan of fans(table)) table.move('pack', fan, { count: Math.min(3, table.count('pack')), face: 'up', turn: true });
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
    merci: {
      on: 'tableau',
      each: true,
      when(view, _options, fan) {
        if (view.counter('redeals') < REDEALS) return 'merci-later';
        if (view.counter('merci') > 0) return 'merci-once';
        return view.count(fan) > 1 || 'merci-alone';
      },
      run(table, _options, fan) {
        table.move(fan, fan, { take: 'bottom' });
        table.set('merci', 1);
      },
    },
  },
  strings: words(
    'La Belle Lucie',
    { redeal: ['Neu geben', 'Redeal'], merci: ['Merci', 'Merci'] },
    {
      'merci-later': ['Das Merci gibt es erst nach dem letzten Geben.', 'The merci comes after the last redeal.'],
      'merci-once': ['Das Merci ist verbraucht.', 'The merci has been used.'],
      'merci-alone': ['Unter dieser Karte liegt keine andere.', 'No other card lies below this one.'],
    },
  ),
};
