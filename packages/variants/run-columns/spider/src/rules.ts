import { removeCompleteSequences, dealRow, fewerSuits, row, runsFirst, type Link, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type SpiderOptions = {
  suits: 4 | 3 | 2 | 1;
  aces: 'matching' | 'mismatched';
  /** Whether a row may be dealt onto empty columns, too. */
  dealing: 'filled' | 'allowed';
};

const down: Link = { step: -1, suit: 'any' };
const run: Link = { step: -1, suit: 'same' };
const [filled, allowed] = [dealRow(), dealRow('allowed')];
/** Eight sequences of three suits: spades and hearts three times, clubs twice. */
const THREE_SUITS = ['C', 'C', 'H', 'H', 'H', 'S', 'S', 'S'] as const;

/** Only families whose ace is of another suit lie here, king to ace, perhaps one on top of the other. */
function blocked(view: View, column: string): boolean {
  const cards = Array.from({ length: view.count(column) }, (_, depth) => view.card(column, depth));
  const follows = (depth: number): boolean => depth % 13 === 0 || (cards[depth]!.suit === cards[depth - 1]!.suit) === depth % 13 > 1;
  return cards.length % 13 === 0 && cards.every((card, depth) => card?.rank === (depth % 13) + 1 && follows(depth));
}

/** Spider. Rules: the German article “Spider (Patience)”, fewer suits and aces that do not match included. */
export const spider: Variant<SpiderOptions> = {
  api: 1,
  id: 'spider',
  rules: 1,
  options: { suits: [4, 3, 2, 1], aces: ['matching', 'mismatched'], dealing: ['filled', 'allowed'] },
  startOptions: { suits: 1 },
  valid: ({ suits, aces }) => aces === 'matching' || suits > 1 || 'one-suit',
  deck: ({ suits }) => (suits === 3 ? { suits: THREE_SUITS } : { suits: fewerSuits(suits), copies: 8 / suits }),

  table: () => [
    ...row('f', 8, (i) => ({ role: 'foundation', group: 'foundations', at: [i, 0], wide: [10.25 + (i % 3), Math.floor(i / 3)] })),
    { id: 'stock', role: 'stock', at: [9, 0], wide: [12.25, 2] },
    ...row('t', 10, (i) => ({
      role: 'tableau',
      at: [i, 1],
      wide: [i, 0],
      fan: 'down',
      reveal: true,
      accept: { empty: 'any', on: down },
      take: { run },
    })),
  ],

  deal(table) {
    for (let i = 0; i < 44; i++) table.move('pack', `t${(i % 10) + 1}`);
    for (const column of table.piles('tableau')) table.move('pack', column, { face: 'up' });
    table.move('pack', 'stock', { count: 50 });
  },

  actions: {
    deal: { ...filled, when: (view, options, pile) => (options.dealing === 'filled' ? filled : allowed).when(view, options, pile) },
  },
  after: removeCompleteSequences,

  status(view, { aces }) {
    if (aces === 'matching') return view.count('f8') > 0 ? 'won' : 'playing';
    if (view.count('f1') > 0) return 'lost';
    return view.count('stock') === 0 && view.piles('tableau').every((column) => blocked(view, column)) ? 'won' : 'playing';
  },

  rank: runsFirst,

  about: { skill: 0.8, minutes: 20 },
  source: 'Wikipedia, „Spider (Patience)“',
  strings: { de, en },
};

export default spider;
