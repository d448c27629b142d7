import { redeal, row, turn, type Variant } from '@patience/core';

/** Options of {@link covering}: `goal` is the part of the cards to clear; `rules` says whether actions read the tableau or take cards from it. */
export type CoveringOptions = {
  goal: 'peak' | 'home' | 'most';
  rules: 'still' | 'look' | 'lay';
};

const ROWS = 3;
const PLACES = (ROWS * (ROWS + 1)) / 2;
const CARDS = 15;

/**
 * A small pyramid with a stock, cleared by pairs.
 * @param sum the sum of the ranks of a pair. With 5, fives are discarded alone; with 6, two threes are a pair
 */
export const covering = (sum: 5 | 6): Variant<CoveringOptions> => ({
  api: 1,
  id: 'test-covering',
  rules: 1,
  options: { goal: ['peak', 'home', 'most'], rules: ['still', 'look', 'lay'] },
  deck: () => ({ suits: ['C', 'H', 'S'], ranks: [1, 2, 3, 4, 5] }),
  table: () => [
    ...row('t', PLACES, (i) => {
      const line = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
      return {
        role: 'tableau',
        at: [i, 0],
        take: 'top',
        fan: 'down',
        ...(line < ROWS - 1 && { coveredBy: [`t${i + line + 2}`, `t${i + line + 3}`] }),
      };
    }),
    { id: 'stock', role: 'stock', at: [0, 1] },
    { id: 'waste', role: 'waste', at: [1, 1], take: 'top' },
    { id: 'discard', role: 'discard', at: [2, 1], ...(sum === 5 && { accept: { cards: ([card]) => card!.rank === 5 || 'not-alone' } }) },
  ],
  deal(table) {
    for (const pile of table.piles('tableau')) table.move('pack', pile, { face: 'up' });
    // Two places of the lowest row hold two cards.
    for (const pile of table.piles('tableau').slice(-2)) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  pair: { cards: (a, b) => a.rank + b.rank === sum },
  actions: {
    turn,
    redeal: redeal(() => 1),
    // Once per game the player may lay the top card of the last pile on the waste.
    away: {
      on: `t${PLACES}`,
      when: (view, { rules }) =>
        rules === 'lay' && view.counter('away') === 0 && view.count(`t${PLACES}`) > 0 && view.count('waste') > 0 ? true : 'not-now',
      run(table) {
        table.move(`t${PLACES}`, 'waste');
        table.set('away', 1);
      },
    },
    // Once per game the waste may be turned back while pile t2 of the pyramid holds a card.
    extra: {
      on: 'waste',
      when: (view, { rules }) =>
        rules === 'look' && view.counter('extra') === 0 && view.count('stock') === 0 && view.count('t2') > 0 && view.count('waste') > 1
          ? true
          : 'not-now',
      run(table) {
        table.move('waste', 'stock', { count: table.count('waste') - 1, face: 'down', turn: true });
        table.set('extra', 1);
      },
    },
  },
  status(view, { goal }) {
    if (goal === 'peak') return view.count('t1') === 0 ? 'won' : 'playing';
    return view.count('discard') >= (goal === 'most' ? CARDS - 5 : CARDS) ? 'won' : 'playing';
  },
  strings: { de: { name: 'Decken', summary: '', rules: '' }, en: { name: 'Covering', summary: '', rules: '' } },
});
