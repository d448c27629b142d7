import { describe, expect, test } from 'vitest';
import type { CompleteVariant as Variant, Tx } from '../contract.js';
import { ContractError } from '../problem.js';
import { actionMove } from '../moves/move.js';
import { mini } from '../testing/mini.js';
import { dealt, doing, threePiles } from '../testing/small-table.js';
import { snapshot } from '../testing/walk.js';

describe('a broken contract throws, names variant and function, and leaves the table as it was', () => {
  const attempt = (variant: Variant): string => {
    const table = dealt(variant);
    const before = snapshot(table);
    try {
      table.play(actionMove(0));
    } catch (error) {
      expect(error).toBeInstanceOf(ContractError);
      expect(snapshot(table)).toBe(before);
      expect(table.depth).toBe(0);
      return (error as Error).message;
    }
    return 'nothing thrown';
  };
  const some = (tx: Tx): void => tx.move('a', 'b', { count: 2, face: 'down' });

  test('an action that throws half-way is a ContractError and is undone', () => {
    expect(
      attempt(
        doing((tx) => {
          some(tx);
          throw new TypeError('oops');
        }),
      ),
    ).toBe('Variant "mini", actions.act.run: threw TypeError: oops');
  });
  test('`after` that throws is a ContractError and the move is undone', () => {
    expect(
      attempt(
        doing(some, {
          after: (_t, _o, move) => {
            if (move) throw new Error('no');
          },
        }),
      ),
    ).toBe('Variant "mini", after: threw Error: no');
  });
  test('`after` that never stops changing the table is a ContractError', () => {
    expect(
      attempt(
        doing(some, {
          after: (t) => {
            if (t.count('b') > 2) t.set('n', t.counter('n') ^ 1);
          },
        }),
      ),
    ).toMatch(/Variant "mini", after: must come to rest/);
  });
  test('a step with too many cards, an unknown or empty pile, or an impossible counter is a ContractError', () => {
    expect(attempt(doing((tx) => tx.move('a', 'b', { count: 4 })))).toMatch(/move\(a, b\) of 4 cards is impossible: "a" holds 3/);
    expect(attempt(doing((tx) => tx.move('a', 'z')))).toMatch(/no pile "z"/);
    expect(
      attempt(
        doing((tx) => {
          tx.move('a', 'b', { count: 3 });
          tx.flip('a');
        }),
      ),
    ).toMatch(/flip\(a\) is impossible: the pile is empty/);
    expect(attempt(doing((tx) => tx.set('n', -1)))).toMatch(/a counter is a whole number/);
  });
  test('a deal that leaves cards on the pack is a ContractError', () => {
    expect(() => dealt(mini(threePiles, {}, { deal: (t) => t.move('pack', 'a') }))).toThrow(
      'Variant "mini", deal: must deal every card, but 7 of 8 are left on the pack',
    );
  });
  test('a status of an unknown value is a ContractError', () => {
    expect(() => dealt(mini(threePiles, {}, { status: () => 'maybe' as 'won' })).status()).toThrow(
      /Variant "mini", status: must return playing, won, lost or over, not "maybe"/,
    );
  });
  test('a table with impossible piles is a ContractError', () => {
    const table = (bad: unknown) => () => dealt(mini(threePiles, {}, { table: () => bad as typeof threePiles }));
    expect(table([])).toThrow(/table: must return at least one pile/);
    expect(table(Array.from({ length: 10_000 }, (_, i) => ({ id: `t${i}`, role: 'tableau', at: [0, 0] })))).toThrow(
      /returns 10000 piles; at most 250/,
    );
    expect(table([threePiles[0], threePiles[0]])).toThrow(/two piles have the id "a"/);
    expect(table([{ ...threePiles[0], role: 'attic' }])).toThrow(/unknown role "attic"/);
    expect(table([{ ...threePiles[0], id: 't-1' }])).toThrow(/must be a letter/);
    expect(table([{ ...threePiles[0], at: [-1, 0] }])).toThrow(/has the place \[-1,0\]/);
    expect(table([{ ...threePiles[0], coveredBy: ['q'] }])).toThrow(/covered by "q"/);
    expect(table([{ ...threePiles[0], limit: 0 }])).toThrow(/pile "a" must have a whole number from 1 as `limit`, not 0/);
    expect(table([{ ...threePiles[0], fanned: null }])).toThrow(/pile "a" must have a whole number from 1 as `fanned`, not null/);
    expect(table([{ ...threePiles[0], wide: [0, 0] }, threePiles[1]])).toThrow(/all piles a `wide` place or none/);
  });
});

test('piles that cover themselves or each other in a circle are refused by name, all others are not', () => {
  const covered = (by: Readonly<Record<string, readonly string[]>>) => () =>
    dealt(
      mini(
        ['a', 'b', 'c', 'd'].map((id, x) => ({ id, role: 'tableau', at: [x, 0], ...(by[id] && { coveredBy: by[id] }) })),
        {},
      ),
    );
  expect(covered({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).not.toThrow();
  expect(covered({ b: ['b'] })).toThrow(
    'Variant "mini", table: pile "b" can never be uncovered, because the piles in `coveredBy` form a circle',
  );
  expect(covered({ a: ['c', 'b'], b: ['d'], d: ['a'] })).toThrow('pile "a" and "b" and "d" can never be uncovered');
  // The first lies below a circle without being of it: it never comes free either.
  expect(covered({ a: ['b'], b: ['c'], c: ['b'] })).toThrow('pile "a" and "b" and "c" can never be uncovered');
});
