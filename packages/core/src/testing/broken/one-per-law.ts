import type { CompleteVariant as Variant, Tx } from '../../contract.js';
import { good, piles, withAgain, withPace } from './good.js';

/** Name of a law → a variant that breaks it and, as far as possible, no other law. */
export const broken: Record<string, () => Variant> = {
  'all words exist in every language of the variant': () => ({
    ...good,
    strings: { ...good.strings, de: { ...good.strings['de']!, actions: { turn: 'Umdrehen' } } },
  }),
  'no two piles are called alike in any language of the variant': () => ({
    ...good,
    table: (options, pack) => [...good.table(options, pack), { id: 'left1', role: 'tableau', at: [0, 9] }],
  }),
  'a click on a pile means one action': () => ({
    ...good,
    actions: { ...good.actions, again: { ...good.actions!['turn']! } },
    strings: { de: withAgain(good.strings['de']!), en: withAgain(good.strings['en']!) },
  }),
  'every action belongs to a pile that is there': () => ({
    ...good,
    actions: { ...good.actions, turn: { ...good.actions!['turn']!, on: 'nowhere' } },
  }),
  'deck and table depend on options and pack alone': () => {
    let calls = 0;
    return { ...good, table: piles((pile) => (pile.id === 'waste' ? { fan: calls++ % 2 ? 'left' : 'right' } : {})) };
  },
  'a deal is determined by its seed, and every card is dealt once': () => {
    let calls = 0;
    return {
      ...good,
      deal(table, options) {
        good.deal(table, options);
        if (calls++ % 2) table.move('stock', 'waste', { face: 'up' });
      },
    };
  },
  'piles lie inside the table and apart from each other': () => ({
    ...good,
    table: piles((pile) => (pile.id === 'waste' ? { at: [0.5, 0] } : {})),
  }),
  'every fan has room for the cards that are dealt there': () => ({
    ...good,
    table: piles((pile) => (pile.id === 'waste' ? { at: [9, 0], fan: 'right' } : {})),
  }),
  'data uses the words of the contract': () => ({
    ...good,
    table: piles((pile) => (pile.id === 'waste' ? { take: 'bottom' as 'top' } : {})),
  }),
  'every option changes something': () => ({
    ...good,
    options: { ...good.options, pace: ['slow', 'fast'] },
    strings: { de: withPace(good.strings['de']!), en: withPace(good.strings['en']!) },
  }),
  'the deck has the ranks that empty piles accept': () => ({
    ...good,
    table: piles((pile) => (pile.id === 't1' ? { accept: { empty: 13 } } : {})),
  }),
  'cards can be taken from a waste': () => ({
    ...good,
    table: (options, pack) =>
      good.table(options, pack).map((pile) => {
        const { take: _, ...idle } = pile;
        return pile.id === 'waste' ? idle : pile;
      }),
  }),
  'query functions only read the table and return allowed values': () => ({
    ...good,
    status(view) {
      (view as unknown as Tx).set('seen', 1);
      return good.status!(view, {}, { elapsedMs: 0, mistakes: 0 });
    },
  }),
  'piles of one group are interchangeable, before moves and before actions': () => ({
    ...good,
    table: (options, pack) => [
      ...good.table(options, pack),
      ...[0, 1].map((i) => ({
        id: `x${i}`,
        role: 'cell' as const,
        at: [i, 9] as const,
        group: 'x',
        accept: (_cards: unknown, _onto: unknown, _view: unknown, to: string) => to === 'x1',
      })),
    ],
  }),
  'no move loses, doubles or invents a card': () => ({
    ...good,
    actions: {
      ...good.actions,
      turn: {
        ...good.actions!['turn']!,
        run(table) {
          table.move('stock', 'pack');
        },
      },
    },
  }),
  'every listed move is legal and plays; every other is refused with a reason': () => {
    let calls = 0;
    return { ...good, table: piles((pile) => (pile.id === 't1' ? { accept: () => calls++ % 2 === 0 } : {})) };
  },
  'undo restores table and key, and redo takes the same steps': () => {
    let calls = 0;
    return {
      ...good,
      after(table) {
        if (calls++ % 3 === 0) table.set('points', table.counter('points') === 1 ? 2 : 1);
      },
    };
  },
  'positions with equal keys are the same': () => ({
    ...good,
    table: piles((pile) => (pile.role === 'cell' || pile.id === 'waste' ? { group: 'loose' } : {})),
  }),
  'every field is one of the contract': () => ({ ...good, aftr: good.after }) as Variant,
  'a game that ends over has a score': () => ({ ...good, status: () => 'over' }),
  'records decide nothing': () => ({ ...good, status: (view) => (view.counter('points') > 10 ? 'lost' : 'playing') }),
  'a saved game replays to the same table': () => {
    let calls = 0;
    return {
      ...good,
      actions: {
        turn: {
          on: 'stock',
          when: (view) => (view.count('stock') > 0 && calls++ % 5 !== 4) || 'stock-empty',
          run: good.actions!['turn']!.run,
        },
      },
    };
  },
  'face-down cards decide nothing and are never shown': () => {
    let hidden = false;
    return {
      ...good,
      table(options, pack) {
        hidden = pack.at(-1)!.red;
        return good.table(options, pack).map((pile) => (pile.id === 't1' ? { ...pile, accept: () => hidden } : pile));
      },
    };
  },
  'the variant uses no clock and no randomness, and its texts stay unchanged': () => ({
    ...good,
    status: (view) => (Math.random() > 2 && view.count('stock') > 0 ? 'won' : 'playing'),
  }),
  'rules read the table a bounded number of times per position': () => ({
    ...good,
    after(table) {
      for (let i = 0; i < 30_000; i++) table.count('stock');
    },
  }),
  'won and lost games in fixtures end so, and perft numbers are right': () => good,
  'the game can be won: a won game is in the fixtures or found by a search': () => ({
    ...good,
    status: () => 'playing',
  }),
};
