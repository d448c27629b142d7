import { ACE, columns, dealRow, row, type Suit, type Take, type Variant } from '@patience/core';

/** Options of the small test patience {@link lying}. */
export type LyingOptions = {
  take: 'any' | 'run' | 'top';
  /** The pile that gets the cards which are not dealt to columns; `nowhere`: all cards are dealt to columns. */
  beside: 'stock' | 'reserve' | 'nowhere';
  /** The effect of the action: `deal` deals the cards of the stock, `raise` moves the lowest card of a column to its top. */
  action: 'deal' | 'raise';
  /** Whether a win needs complete sequences (`whole`) or only ordered columns (`parts`). */
  ends: 'whole' | 'parts';
};

const SUITS: readonly Suit[] = ['C', 'H', 'S'];
const HIGHEST = 5;
const COLUMNS = 4;
/** Number of cards that are dealt face down: one at the bottom of each of the first columns. */
const HIDDEN = 3;
/** Number of cards that are dealt to the stock or the reserve instead of the columns. */
const BESIDE = 2;

/** A small patience that is won when each column is empty or a sequence in suit, and no card is outside the columns. */
export const lying: Variant<LyingOptions> = {
  api: 1,
  id: 'test-lying',
  rules: 1,
  options: { take: ['any', 'run', 'top'], beside: ['stock', 'reserve', 'nowhere'], action: ['deal', 'raise'], ends: ['whole', 'parts'] },
  deck: () => ({ suits: SUITS, ranks: Array.from({ length: HIGHEST }, (_, i) => ACE + i) }),
  table({ take, beside }) {
    const down = { step: -1, suit: 'same' } as const;
    const lifted: Take = take === 'run' ? { run: down } : take;
    return [
      ...(beside === 'stock' ? [{ id: 'stock', role: 'stock', at: [0, 0] } as const] : []),
      ...(beside === 'reserve' ? row('r', 1, () => ({ role: 'reserve', at: [0, 0], take: 'top' })) : []),
      ...columns(COLUMNS, (i) => ({ at: [i, 1] }), {
        accept: { empty: HIGHEST, on: down },
        take: lifted,
        reveal: true,
      }),
    ];
  },
  deal(table, { beside }) {
    const places = table.piles(beside === 'nowhere' ? 'tableau' : beside);
    if (beside !== 'nowhere')
      for (let i = 0; i < BESIDE; i++) table.move('pack', places[i % places.length]!, { face: beside === 'stock' ? 'down' : 'up' });
    for (let i = 0; table.count('pack') > 0; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: i < HIDDEN ? 'down' : 'up' });
  },
  actions: {
    deal: {
      on: 't1',
      when: (view, { beside, action }) => (action === 'deal' && beside === 'stock' && view.count('stock') > 0 ? true : 'empty'),
      run: dealRow('allowed').run,
    },
    raise: {
      on: 't2',
      when: (view, { action }) => (action === 'raise' && view.counter('raised') === 0 && view.count('t2') > 1 ? true : 'not-now'),
      run(table) {
        table.move('t2', 't2', { take: 'bottom', face: 'up' });
        table.set('raised', 1);
      },
    },
  },
  status: (view, { ends }) =>
    view.piles('tableau').every((column) => {
      const count = view.count(column);
      if (ends === 'whole' && count !== 0 && count !== HIGHEST) return false;
      for (let depth = 0; depth < count; depth++) {
        const [card, under] = [view.card(column, depth), view.card(column, depth + 1)];
        if (
          !card ||
          (depth === count - 1 ? ends === 'whole' && card.rank !== HIGHEST : card.suit !== under?.suit || card.rank !== under.rank - 1)
        )
          return false;
      }
      return true;
    })
      ? 'won'
      : 'playing',
  strings: { de: { name: 'Liegen', summary: '', rules: '' }, en: { name: 'Lying', summary: '', rules: '' } },
};
