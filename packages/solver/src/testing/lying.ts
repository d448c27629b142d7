import { ACE, columns, dealRow, row, type Suit, type Take, type Variant } from '@patience/core';

/** What the test game is like. */
export type LyingOptions = {
  take: 'any' | 'run' | 'top';
  /** Where cards lie that are not in columns at first. */
  beside: 'stock' | 'reserve' | 'nowhere';
  /** What an action does with cards: it deals those of the stock, or brings the lowest card of a column to its top. */
  action: 'deal' | 'raise';
  /** How families lie in the end: whole, or in parts. */
  ends: 'whole' | 'parts';
};

const SUITS: readonly Suit[] = ['C', 'H', 'S'];
const HIGHEST = 5;
const COLUMNS = 4;
/** Cards that lie face down in the first columns, and beside the columns. */
const HIDDEN = 3;
const BESIDE = 2;

/** A small patience whose families are gathered in columns and lie there in the end, each card on the next higher one. */
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
