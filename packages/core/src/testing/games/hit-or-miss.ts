import type { Variant } from '../../variant.js';
import { words } from './words.js';

const texts = words('Hit or Miss', { turn: ['Umdrehen', 'Turn'] });
const shows = { de: { called: 'Gerufen: {n}', left: 'Noch {n} Karten' }, en: { called: 'Call: {n}', left: 'Cards left: {n}' } };

/** Hit or Miss: the player calls the ranks in order and turns a card for each. A card of the rank that is called leaves. */
export const hitOrMiss: Variant = {
  api: 1,
  id: 'hit-or-miss-in-short',
  rules: 1,
  options: {},
  table: { stock: { at: [0, 0] }, waste: { at: [1, 0] }, discard: { at: [2, 0] } },
  deal: [{ to: 'stock', rest: true }],
  actions: {
    turn: {
      on: 'stock',
      when: (view) => view.count('stock') > 0 || 'stock-empty',
      run(table) {
        table.move('stock', 'waste', { face: 'up' });
        table.set('call', (table.counter('call') % 13) + 1);
      },
    },
    redeal: { redeal: 1 },
  },
  after(table) {
    if (table.card('waste')?.rank === table.counter('call')) table.move('waste', 'discard');
  },
  shows: { called: { counter: 'call', as: 'rank', on: 'stock' }, left: { cards: ['stock', 'waste'] } },
  strings: {
    de: { ...texts['de'], actions: { turn: 'Umdrehen', redeal: 'Ablage umdrehen' }, shows: shows.de },
    en: { ...texts['en'], actions: { turn: 'Turn', redeal: 'Turn the waste over' }, shows: shows.en },
  },
};
