import { row, type Card, type View, type Variant } from '@patience/core';

const WIDTH = 5;
const PLACES = Array.from({ length: 2 * WIDTH }, (_, i) => `t${i + 1}`);

/** Returns whether a card is in a correct place: an ace at the left end, elsewhere the successor in suit of its left neighbour. */
export function belongs(view: View, card: Card, place: string): boolean {
  const at = PLACES.indexOf(place);
  const left = at % WIDTH === 0 ? undefined : view.card(PLACES[at - 1]!);
  return left === undefined ? card.rank === 1 : left !== null && left.suit === card.suit && left.rank + 1 === card.rank;
}

/** A small Gaps game: two rows of places with one gap each, won when each row holds one suit in order. One redeal shuffles all cards. */
export const placing: Variant = {
  api: 1,
  id: 'test-placing',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['C', 'H'], ranks: [1, 2, 3, 4] }),
  table: () =>
    row('t', PLACES.length, (i) => ({
      role: 'tableau',
      at: [i % WIDTH, Math.floor(i / WIDTH)],
      accept: ([card], _onto, view, to) => belongs(view, card!, to) || 'not-next',
      limit: 1,
      take: 'top',
    })),
  deal(table) {
    for (const place of PLACES) if (place !== 't3' && place !== 't8') table.move('pack', place, { face: 'up' });
  },
  actions: {
    redeal: {
      on: 't1',
      when: (view) => view.counter('redeals') === 0 || 'redeals-used',
      run(table) {
        table.set('redeals', 1);
        for (const place of PLACES) if (table.count(place) > 0) table.move(place, 'pack', { face: 'down' });
        table.shuffle('pack');
        for (const place of PLACES) if (place !== 't5' && place !== 't10') table.move('pack', place, { face: 'up' });
      },
    },
  },
  status: (view) =>
    PLACES.every((place, i) => i % WIDTH === WIDTH - 1 || (view.card(place) !== null && belongs(view, view.card(place)!, place)))
      ? 'won'
      : 'playing',
  strings: { de: { name: 'Plätze', summary: '', rules: '' }, en: { name: 'Places', summary: '', rules: '' } },
};
