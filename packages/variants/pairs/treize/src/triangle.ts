import { KING, type Pile, type Variant } from '@patience/core';

/** Returns the piles of a triangle of single cards, row by row. Each card is covered by those of the next row that overlap it. */
function triangle(lengths: readonly number[]): readonly Pile[] {
  const widest = Math.max(...lengths);
  const left = (line: number): number => (widest - lengths[line]!) / 2;
  const places = lengths.flatMap((length, line) => Array.from({ length }, (_, j) => ({ line, x: left(line) + j })));
  return places.map(({ line, x }, i) => ({
    id: `t${i + 1}`,
    role: 'tableau',
    at: [x, line / 2],
    wide: [x + 3.75, line / 2],
    take: 'top',
    coveredBy: places.flatMap((other, j) => (other.line === line + 1 && Math.abs(other.x - x) < 1 ? [`t${j + 1}`] : [])),
  }));
}

/** Returns the height of the row beside which the table has two free corners. */
const corner = (lengths: readonly number[]): number => (lengths[0] === 1 ? 0 : (lengths.length - 1) / 2);

/** Returns the rules that a triangle has in common with others. @param lengths numbers of cards of its rows, from the first one */
export const triangleRules = (lengths: readonly number[]): Pick<Variant, 'table' | 'deal' | 'actions' | 'after' | 'pair' | 'rank'> => ({
  /** The first card of the waste, its last card and those between are three piles: the lowest and the two highest cards are in play. */
  table: () => [
    ...triangle(lengths),
    { id: 'stock', role: 'stock', at: [0, corner(lengths)], wide: [0, 0] },
    { id: 'bottom', role: 'cell', at: [0, 4.15], wide: [0, 1.5], take: 'top' },
    {
      id: 'waste',
      role: 'waste',
      at: [1, 4.15],
      wide: [0, 3],
      fan: 'right',
      // A king leaves alone, but never from below another card.
      take: (view) => (view.card('waste')?.rank === KING ? 'second-card' : 1),
    },
    { id: 'open', role: 'reserve', at: [6, 4.15], wide: [2, 1.5], take: 'top' },
    {
      id: 'discard',
      role: 'discard',
      at: [6, corner(lengths)],
      wide: [2, 0],
      accept: { cards: ([card]) => card!.rank === KING || 'no-king' },
    },
  ],
  deal: [{ to: 'tableau' }, { to: 'stock', rest: true }],
  pair: (a, b, _view, from, to) =>
    a.rank + b.rank === KING && (from === 'open' || to === 'open' || (from !== 'waste' && to !== 'waste') || 'second-card'),
  actions: { turn: { turn: 1, to: 'open' } },

  after(table) {
    if (table.count('open') > 1) table.move('open', 'waste', { take: 'bottom' });
    const next = table.count('waste') > 0 ? 'waste' : 'open';
    if (table.count('bottom') === 0 && table.count(next) > 0) table.move(next, 'bottom', { take: 'bottom' });
    if (table.count('open') === 0 && table.count('waste') > 0) table.move('waste', 'open');
  },

  // Kings first, then pairs, the more cards of the triangle the better.
  rank: [{ to: 'discard' }, { from: 'tableau', to: 'tableau' }, [{ from: 'tableau' }, { to: 'tableau' }], { action: true }],
});
