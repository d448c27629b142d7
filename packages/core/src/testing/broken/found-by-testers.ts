import type { Card } from '../../cards/card.js';
import type { CompleteVariant as Variant } from '../../contract.js';
import { good, piles } from './good.js';

/** Broken variants that testers of an earlier kit found and that it did not detect: the fault, the law, and the variant. */
export const once: [what: string, law: string, variant: () => Variant, said: RegExp, games?: number][] = [
  [
    'an action that gathers piles of a group in order',
    'piles of one group',
    () => ({
      ...good,
      table: piles((pile) =>
        pile.role === 'tableau' ? { group: 'columns', accept: { empty: 'any', on: { step: -1, suit: 'any' } } } : {},
      ),
      actions: {
        ...good.actions,
        gather: {
          on: 'tableau',
          when: (view) => view.count('stock') > 0 || 'stock-empty',
          run(table) {
            for (const column of table.piles('tableau'))
              if (table.count(column) > 0) table.move(column, 'stock', { count: table.count(column), face: 'down' });
          },
        },
      },
    }),
    /actions\.gather: gives gather another result when t\d and t\d, of the same group "columns", exchange their cards: pile "stock" then holds /,
  ],
  [
    'an action that tells piles of a group apart',
    'piles of one group',
    () => ({
      ...good,
      table: piles((pile) => (pile.role === 'cell' ? { group: 'cells' } : {})),
      actions: {
        ...good.actions,
        empty: {
          on: 'cell',
          when: (view) => (view.piles('cell').includes('c1') && view.count('c1') > 0) || 'pile-empty',
          run: (table) => table.move('c1', 'waste'),
        },
      },
    }),
    /actions\.empty: (allows empty, but refuses empty|gives empty another result)/,
  ],
  [
    'a column of a group that never takes one certain card',
    'piles of one group',
    () => ({
      ...good,
      table: piles((pile) =>
        pile.role === 'tableau'
          ? { group: 'columns', accept: ([card], _onto, _view, to) => !(to === 't3' && card!.rank === 5 && card!.suit === 'H') }
          : {},
      ),
    }),
    /accept of pile t\d: differs from accept of t\d in the same group for 5H, with the same cards there/,
  ],
  [
    'a six barred late from one column of a group',
    'piles of one group',
    () => ({
      ...good,
      table: piles((pile) =>
        pile.role === 'tableau'
          ? { group: 'columns', accept: ([card], _onto, view, to) => !(to === 't2' && card!.rank === 6 && view.count('stock') < 4) }
          : {},
      ),
    }),
    /accept of pile t\d: (differs from accept of t\d|allows .+, but refuses .+ when t\d and t\d)/,
  ],
  [
    'a rank by crypto',
    'the variant uses no clock',
    () => ({ ...good, rank: () => crypto.getRandomValues(new Uint8Array(1))[0]! }),
    /crypto: must not be used/,
  ],
  [
    'a rank that writes into the move',
    'query functions',
    () => ({
      ...good,
      rank(_view, move) {
        (move as { kind: string }).kind = 'action';
        return 0;
      },
    }),
    /rank: must not change its arguments/,
  ],
  [
    'an accept function that takes cards out of the hand',
    'query functions',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: (cards) => (cards as Card[]).pop()!.rank > 3 } : {})) }),
    /accept of pile t1: must not change its arguments/,
  ],
  [
    'a deal that turns the list of piles round',
    'query functions',
    () => ({
      ...good,
      deal(table, options) {
        (table.piles('tableau') as string[]).reverse();
        good.deal(table, options);
      },
    }),
    /deal: must not change its arguments/,
  ],
  [
    'an action that changes only a record, and could go on for ever',
    'undo restores',
    () => ({
      ...good,
      actions: {
        ...good.actions,
        brag: { on: 'stock', when: () => true, run: (table) => table.set('points', table.counter('points') + 1) },
      },
    }),
    /brag: changes only records/,
  ],
  [
    'a table that peeks into the pack',
    'deck and table',
    () => ({
      ...good,
      table: (options, pack) =>
        good
          .table(options, pack)
          .map((pile) => (pile.id === 'waste' && pack[20]!.rank === 1 && pack[21]!.rank === 6 ? { ...pile, fan: 'right' as const } : pile)),
    }),
    /table: reads card 21 of the pack, .., which is dealt face down/,
  ],
  [
    'a rule that accepts nothing',
    'data uses the words',
    () => ({ ...good, table: piles((pile) => (pile.id === 't2' ? { accept: {} } : {})) }),
    /table: t2\.accept: must be a rule that accepts something/,
  ],
  [
    'an empty coveredBy that bought the right to overlap',
    'piles lie inside',
    () => ({ ...good, table: piles((pile) => (pile.id === 'waste' ? { at: [0.5, 0], coveredBy: [] } : {})) }),
    /overlaps waste, which neither covers it nor has a permission|overlaps stock/,
  ],
  [
    'a pile at the place of the stock with a permission to overlap',
    'piles lie inside',
    () => ({ ...good, table: piles((pile) => (pile.id === 'waste' ? { at: [0.1, 0], overlaps: true as const } : {})) }),
    /lies on (waste|stock), so that the player cannot reach both; `overlaps` needs a distance of 0\.2 cards/,
  ],
];
