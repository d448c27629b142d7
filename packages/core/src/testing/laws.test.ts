import { describe, expect, test } from 'vitest';
import type { Pile, Tx, Variant } from '../contract.js';
import { ContractError } from '../problem.js';
import { checkLaw, conformance, LAWS } from './index.js';
import { sample } from './sample.js';

const good = sample as unknown as Variant;
const piles =
  (change: (pile: Pile) => Partial<Pile>): Variant['table'] =>
  (options, pack) =>
    good.table(options, pack).map((pile) => ({ ...pile, ...change(pile) }));

conformance(sample, { describe, test, games: 20 });

/** For each law a variant that breaks it, and nothing else of note. */
const broken: Record<string, () => Variant> = {
  'all words exist in German and English': () => ({
    ...good,
    strings: { ...good.strings, de: { ...good.strings.de, actions: { turn: 'Umdrehen' } } },
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
  'piles and deck are written in the contract’s words': () => ({
    ...good,
    table: piles((pile) => (pile.id === 'waste' ? { take: 'bottom' as 'top' } : {})),
  }),
  'rules that are asked only look, and answer in the contract’s words': () => ({
    ...good,
    status(view) {
      (view as unknown as Tx).set('seen', 1);
      return good.status!(view, {}, { elapsedMs: 0, mistakes: 0 });
    },
  }),
  'piles of one group give and take the same cards': () => ({
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
  'no clock, no chance, and nothing given is changed': () => ({
    ...good,
    status: (view) => (Math.random() > 2 && view.count('stock') > 0 ? 'won' : 'playing'),
  }),
  'rules ask a bounded number of questions per position': () => ({
    ...good,
    after(table) {
      for (let i = 0; i < 30_000; i++) table.count('stock');
    },
  }),
  'won and lost games end so, and perft numbers are right': () => good,
  'a won game is known, or found with a smaller pack, and replays': () => ({ ...good, status: () => 'playing' }),
};

/** Further ways to break them, and what is said. */
const more: [law: string, variant: () => Variant, said: RegExp][] = [
  ['piles and deck', () => ({ ...good, deck: () => ({ copies: 1.5 }) }), /deck\.copies: must be a whole number from 1, not 1\.5/],
  [
    'piles and deck',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: { on: { step: 13, suit: 'any' } } } : {})) }),
    /table: t1\.accept\.on\.step: must be either or a whole number from -12 to 12, not 13/,
  ],
  [
    'piles and deck',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { fan: 'up' as 'down' } : {})) }),
    /table: t1\.fan: must be down, right or left, not "up"/,
  ],
  [
    'rules that are asked',
    () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, when: () => false as true } } }),
    /actions\.turn\.when: must say true or the key of a reason, not false/,
  ],
  ['rules that are asked', () => ({ ...good, rank: () => NaN }), /rank: must say a number/],
  [
    'rules that are asked',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: () => Promise.resolve(true) as unknown as boolean } : {})) }),
    /accept of pile t1: must say true, false or the key of a reason, not a promise/,
  ],
  [
    'rules ask a bounded',
    () => ({
      ...good,
      actions: {
        ...good.actions,
        turn: {
          ...good.actions!['turn']!,
          when(view) {
            for (let i = 0; i < 30_000; i++) view.count('stock');
            return true;
          },
        },
      },
    }),
    /asks the table \d+ times to list moves/,
  ],
  [
    'no clock, no chance',
    () => ({
      ...good,
      deal(table, options) {
        good.deal(table, options);
        (options as { redeals: number }).redeals = 2;
      },
    }),
    /deal: threw TypeError/,
  ],
  [
    'piles of one group',
    () => ({ ...good, table: piles((pile) => (pile.role === 'cell' ? { group: 'c', ...(pile.id === 'c1' && { take: 'all' }) } : {})) }),
    /table: c\d\.take: differs from that of c\d in the same group "c"/,
  ],
  [
    'undo restores',
    () => ({ ...good, actions: { ...good.actions, idle: { on: 'stock', when: () => true, run: () => undefined } } }),
    /idle: changes nothing/,
  ],
  [
    'no move loses',
    () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, run: (table) => table.move('stock', 'pack') } } }),
    /actions\.turn\.run: must leave no card on the pack, but 1 of \d+ lie there/,
  ],
  [
    'no move loses',
    () => ({
      ...good,
      actions: { ...good.actions, turn: { ...good.actions!['turn']!, run: () => Promise.resolve() as unknown as undefined } },
    }),
    /actions\.turn\.run: must not be async/,
  ],
];

describe('the kit', () => {
  test.each(more)('names the culprit: %s %#', (name, variant, said) => {
    expect(() =>
      checkLaw(
        variant(),
        LAWS.find((law) => law.name.startsWith(name))!,
        { games: 30 },
      ),
    ).toThrow(said);
  });

  test('says at once when the defaults cannot be dealt, or the options are nonsense, and nothing else', () => {
    for (const [variant, said] of [
      [
        { ...good, valid: () => 'never' },
        'Variant "sample", valid: must allow the defaults, the first value of each option; it says "never"',
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
      const tests: (() => void)[] = [];
      conformance(variant, { describe: (_name, body) => body(), test: (_name, body) => tests.push(body) });
      expect(tests).toHaveLength(1);
      expect(tests[0]).toThrow(said);
    }
  });

  test('has a broken variant for every law', () => {
    expect(Object.keys(broken).sort()).toEqual(LAWS.map((law) => law.name).sort());
  });

  for (const law of LAWS)
    test(`notices when this is broken: ${law.name}`, () => {
      const variant = broken[law.name]!();
      const fixtures = { perft: [{ seed: 1, layers: [1, 999] }] };
      const check = (): void => checkLaw(variant, law, { games: 30, fixtures });
      expect(check).toThrow(ContractError);
      expect(check).toThrow(/Variant "sample", .+: .+/);
    });

  test('passes the same fixtures when they are right, and refuses a won game that is none', () => {
    const law = LAWS.find((l) => l.name.startsWith('won and lost'))!;
    const lost = { format: 1, variant: 'sample', rules: 2, options: {}, seed: 1, gestures: [] };
    expect(() => checkLaw(good, law, { fixtures: { perft: [{ seed: 1, layers: [1] }] } })).not.toThrow();
    expect(() => checkLaw(good, law, { fixtures: { won: [lost] } })).toThrow(/fixtures\.won\[0\]: ends playing/);
  });
});
