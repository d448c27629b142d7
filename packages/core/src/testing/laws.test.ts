import { describe, expect, test, vi } from 'vitest';
import type { CompleteVariant as Variant, DeckSpec } from '../contract.js';
import { ContractError } from '../problem.js';
import { checkLaw, conformance, LAWS } from './index.js';
import { sample } from './sample.js';
import { once } from './broken/found-by-testers.js';
import { more } from './broken/further.js';
import { good, piles } from './broken/good.js';
import { broken } from './broken/one-per-law.js';

conformance(sample, { describe, test, games: 20 });

/** Returns the messages of the failing tests that the kit makes for a variant. */
function resultsOf(variant: Variant): string[] {
  const results: string[] = [];
  conformance(variant, {
    describe: (_name, body) => body(),
    test(name, body) {
      try {
        body();
      } catch (error) {
        results.push((error as Error).message);
        return;
      }
      results.push(`${name} holds`);
    },
  });
  return results;
}

describe('the kit', () => {
  test.each(once)('the kit detects %s', (_what, name, variant, message, games = 12) => {
    const law = LAWS.find((one) => one.name.startsWith(name))!;
    expect(() => checkLaw(variant(), law, { games })).toThrow(message);
  });

  test('the message of a broken law names the deal, the moves and a command that shows the position', () => {
    const law = LAWS.find((one) => one.name.startsWith('face-down'))!;
    const check = (): void => checkLaw(broken[law.name]!(), law, { games: 30 });
    expect(check).toThrow(/accept of pile t1: (says|allows) .+ here, and .+ when only the faces of unseen cards differ/);
    expect(check).toThrow(
      /\n {2}Deal \d+, (right after the deal|after .+)\.\n {2}To see it: npx patience moves sample --seed \d+ --set redeals=\d/,
    );
  });

  test('the message about a missing won game names the command that finds one', () => {
    const law = LAWS.at(-1)!;
    expect(() => checkLaw(broken[law.name]!(), law)).toThrow(
      /npx patience solve sample --seed 1 --time 1m --save src\/fixtures\/won\.json/,
    );
  });

  test('the message names the command of the repository when PATIENCE_COMMAND is set', () => {
    vi.stubEnv('PATIENCE_COMMAND', 'pnpm patience');
    const law = LAWS.at(-1)!;
    expect(() => checkLaw(broken[law.name]!(), law)).toThrow(
      /\n {2}pnpm patience solve sample .+ --save packages\/variants\/.+\/won\.json/,
    );
    vi.unstubAllEnvs();
  });

  test.each(more)('the kit names the function at fault: %s %#', (name, variant, message) => {
    expect(() =>
      checkLaw(
        variant(),
        LAWS.find((law) => law.name.startsWith(name))!,
        { games: 30 },
      ),
    ).toThrow(message);
  });

  test('the kit reports only bad defaults or options when the variant has them', () => {
    for (const [variant, message] of [
      [
        { ...good, valid: () => 'never' },
        'Variant "sample", valid: must return true for the defaults, the first value of each option; it returns "never"',
      ],
      [
        {
          ...good,
          valid: () => {
            throw new Error('oh');
          },
        },
        'Variant "sample", valid: threw Error: oh',
      ],
      [{ ...good, options: null as unknown as Variant['options'] }, 'Variant "sample", options: must be an object, if only an empty one'],
      [
        { ...good, options: { n: [NaN, 1] } },
        'Variant "sample", options: must list the values of each option: texts or numbers, each once',
      ],
      [
        { ...good, options: { n: [1, '1'] } },
        'Variant "sample", options: must list the values of each option: texts or numbers, each once',
      ],
    ] as const) {
      expect(resultsOf(variant)).toEqual([message]);
    }
  });

  test('the kit reports why a deal is impossible under some options, and tests no law', () => {
    /** Returns the sample patience with another deal under its last options. */
    const dealing = (deal: Variant['deal']): Variant => ({
      ...good,
      deal: (table, options) => (options['redeals'] === 2 ? deal : good.deal)(table, options),
    });
    for (const [variant, message] of [
      [
        { ...good, table: piles((pile) => (pile.id === 't2' ? { role: 'tablaeu' as 'tableau' } : {})) },
        'Variant "sample", table: pile "t2" has the unknown role "tablaeu"; use one of stock, waste, foundation, tableau, cell, reserve, discard (options redeals=0, cells=two)',
      ],
      [
        dealing((table) => table.move('pack', 't9')),
        'Variant "sample", deal: there is no pile "t9" on the table (options redeals=2, cells=two)',
      ],
      [
        dealing((table) => table.move('pack', 't1')),
        'Variant "sample", deal: must deal every card, but 23 of 24 are left on the pack (options redeals=2, cells=two)',
      ],
      [
        { ...good, table: piles((pile) => (pile.id === 't1' ? { coveredBy: ['t1'] } : {})) },
        'Variant "sample", table: pile "t1" can never be uncovered, because the piles in `coveredBy` form a circle (options redeals=0, cells=two)',
      ],
      [
        { ...good, deck: () => ({ copies: 1.5 }) },
        'Variant "sample", deck.copies: must be a whole number from 1, not 1.5 (options redeals=0, cells=two)',
      ],
      [
        { ...good, deck: () => undefined as unknown as DeckSpec },
        'Variant "sample", deck: must be an object that describes the cards, not undefined (options redeals=0, cells=two)',
      ],
    ] as const)
      expect(resultsOf(variant)).toEqual([message]);
  });

  test('the kit reports a module without a default export', () => {
    for (const nothing of [undefined, null])
      expect(resultsOf(nothing as unknown as Variant)).toEqual([
        'Variant "?", module: must export a variant as its default export; a file that registers one exports none',
      ]);
  });

  test('messages show NaN, Infinity, null and undefined as written in code', () => {
    const take = (most: unknown): Variant => ({
      ...good,
      table: piles((pile) => (pile.id === 't1' ? { take: () => most as number } : {})),
    });
    for (const [most, written] of [
      [NaN, 'NaN'],
      [Infinity, 'Infinity'],
      [null, 'null'],
      [undefined, 'undefined'],
      [[1], '[1]'],
    ] as const)
      expect(() =>
        checkLaw(
          take(most),
          LAWS.find((law) => law.name.startsWith('query functions'))!,
        ),
      ).toThrow(`take of pile t1: must return a number of cards or the key of a reason, not ${written}`);
    const spelling = LAWS.find((law) => law.name.startsWith('data uses the words'))!;
    expect(() => checkLaw({ ...good, about: { minutes: NaN } }, spelling)).toThrow(/about\.minutes: must be above 0, .+, not NaN/);
  });

  test('the kit has a broken variant for every law', () => {
    expect(Object.keys(broken).sort()).toEqual(LAWS.map((law) => law.name).sort());
  });

  for (const law of LAWS)
    test(`the kit detects a variant that breaks the law: ${law.name}`, () => {
      const variant = broken[law.name]!();
      const fixtures = { perft: [{ seed: 1, layers: [1, 999] }] };
      const check = (): void => checkLaw(variant, law, { games: 30, fixtures });
      expect(check).toThrow(ContractError);
      expect(check).toThrow(/Variant "sample", .+: .+/);
    });

  test('the kit accepts correct fixtures and rejects a won game that is not won', () => {
    const law = LAWS.find((l) => l.name.startsWith('won and lost'))!;
    const lost = { format: 1, variant: 'sample', rules: 2, options: {}, seed: 1, gestures: [] };
    expect(() => checkLaw(good, law, { fixtures: { perft: [{ seed: 1, layers: [1] }] } })).not.toThrow();
    expect(() => checkLaw(good, law, { fixtures: { won: [lost] } })).toThrow(/fixtures\.won\[0\]: ends playing/);
  });
});

describe('the law that a game can be won says why it cannot', () => {
  const winnable = LAWS.filter(({ name }) => name.startsWith('the game can be won'));
  const game = (table: object, ranks: readonly number[]): Variant =>
    ({
      api: 1,
      id: 'lighthouse',
      rules: 1,
      options: {},
      deck: { ranks },
      table: { 't1-4': { at: [0, 1], accept: { empty: 'any', on: 'down alternate' }, take: 'top' }, ...table },
      deal: [{ to: 't1-4', all: true }],
      strings: { en: { name: 'L', summary: '', rules: '' }, de: { name: 'L', summary: '', rules: '' } },
    }) as unknown as Variant;
  const up = { 'f1-4': { at: [0, 0], accept: { empty: 'A', on: 'up same', max: 1 } } };
  test.each([
    ['there is no foundation', {}, [1, 2, 3], 'and there are none'],
    ['the deck lacks a rank in between', up, [1, 6, 7, 8, 9, 10, 11, 12, 13], 'no foundation ever takes a card of the rank 6'],
    ['the deck lacks the rank that begins the foundations', up, [2, 3, 4], 'no foundation ever takes a card of the rank 2'],
  ])('because %s', (_why, table, ranks, message) => {
    expect(() => checkLaw(game(table, ranks), winnable[0]!)).toThrow(message);
  });
});
