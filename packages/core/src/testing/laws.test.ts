import { describe, expect, test, vi } from 'vitest';
import type { Card } from '../cards/card.js';
import type { CompleteVariant as Variant, DeckSpec, Link, Pile, Translation, Tx } from '../contract.js';
import { ContractError } from '../problem.js';
import { checkLaw, conformance, LAWS } from './index.js';
import { sample } from './sample.js';

const good = sample as unknown as Variant;
const piles =
  (change: (pile: Pile) => Partial<Pile>): Variant['table'] =>
  (options, pack) =>
    good.table(options, pack).map((pile) => ({ ...pile, ...change(pile) }));

const withAgain = (words: Translation): Translation => ({ ...words, actions: { ...words.actions, again: 'Again' } });

conformance(sample, { describe, test, games: 20 });

/** For each law a variant that breaks it, and nothing else of note. */
const broken: Record<string, () => Variant> = {
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
  'all that is data is written in the contract’s words': () => ({
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
  'a won game takes moves, is known or found with a smaller pack, and replays': () => ({
    ...good,
    status: () => 'playing',
  }),
};

/** Further ways to break them, and what is said. */
const more: [law: string, variant: () => Variant, said: RegExp][] = [
  [
    'a won game',
    () => ({ ...good, status: () => 'won' }),
    /status: says before the first move that it is over, in each of deals 1, 2, 3, 4/,
  ],
  ['all that is data', () => ({ ...good, deck: () => ({ copies: 1.5 }) }), /deck\.copies: must be a whole number from 1, not 1\.5/],
  [
    'all that is data',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: { on: { step: 13, suit: 'any' } } } : {})) }),
    /table: t1\.accept\.on\.step: must be either or a whole number from -12 to 12, not 13/,
  ],
  [
    'all that is data',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { fan: 'up' as 'down' } : {})) }),
    /table: t1\.fan: must be down, right or left, not "up"/,
  ],
  [
    'rules that are asked',
    () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, when: () => false as true } } }),
    /actions\.turn\.when: must say true or the key of a reason, not false/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? ({ fna: 'down' } as object) : {})) }),
    /table: t1: has "fna", which is no field of the contract: did you mean "fan"\?/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? ({ tak: 'top' } as object) : {})) }),
    /table: t1: has "tak", .+ did you mean "take"\?/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? ({ x: 1 } as object) : {})) }),
    /table: t1: has "x", which is no field of the contract \(options/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: [{ empty: 'any' as const, limit: 1 }] } : {})) }),
    /table: t1\.accept: has "limit", which is no field of the contract \(options/,
  ],
  [
    'every field',
    () => ({
      ...good,
      table: piles((pile) => (pile.id === 't1' ? { take: { run: { step: -1, suit: 'any', wrapp: true } as Link } } : {})),
    }),
    /table: t1\.take\.run: has "wrapp", .+ did you mean "wrap"\?/,
  ],
  [
    'every field',
    () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, eahc: true } } }) as Variant,
    /actions\.turn: has "eahc", .+ did you mean "each"\?/,
  ],
  [
    'every field',
    () => ({
      ...good,
      actions: {
        ...good.actions,
        turn: { ...good.actions!['turn']!, run: (table) => table.move('stock', 'waste', { fase: 'up' } as object) },
      },
    }),
    /actions\.turn\.run: move: has "fase", .+ did you mean "face"\?/,
  ],
  [
    'all words exist',
    () => ({ ...good, strings: { ...good.strings, de: { ...good.strings['de']!, piles: { waste: 'Schlange' } } } }),
    /strings\.en: lacks the name of the pile "waste"/,
  ],
  [
    'all words exist',
    () => {
      const piles = { snake: 'Snake' };
      return { ...good, strings: { de: { ...good.strings['de']!, piles }, en: { ...good.strings['en']!, piles } } };
    },
    /strings: names the pile "snake", which is neither a pile nor a role/,
  ],
  [
    'all words exist',
    () => ({
      ...good,
      strings: { ...good.strings, de: { ...good.strings['de']!, actions: { ...good.strings['de']!.actions, trun: 'Drehen' } } },
    }),
    /strings\.de: names the action "trun", which the variant does not have/,
  ],
  [
    'all words exist',
    () => ({
      ...good,
      strings: {
        ...good.strings,
        en: { ...good.strings['en']!, options: { ...good.strings['en']!.options, pases: { name: 'Passes', values: {} } } },
      },
    }),
    /strings\.en: names the option "pases", which the variant does not have/,
  ],
  [
    'all words exist',
    () => {
      const { redeals } = good.strings['en']!.options!;
      const options = { ...good.strings['en']!.options, redeals: { ...redeals!, values: { ...redeals!.values, 77: 'very many' } } };
      return { ...good, strings: { ...good.strings, en: { ...good.strings['en']!, options } } };
    },
    /strings\.en: names the value "77" of option "redeals", which the variant does not have/,
  ],
  [
    'no two piles',
    () => broken['no two piles are called alike in any language of the variant']!(),
    /strings\.de: piles "t1" and "left1" are both called "Reihe 1": number the ids of a role through, or name them in strings\.piles \(options/,
  ],
  [
    'no two piles',
    () => ({
      ...good,
      strings: { de: { ...good.strings['de']!, piles: { cell: 'Fach' } }, en: { ...good.strings['en']!, piles: { cell: 'column' } } },
    }),
    /strings\.en: piles "c1" and "t1" are both called "column 1"/,
  ],
  [
    'no two piles',
    () => {
      const piles = { t2: 'Snake', t4: 'Snake' };
      return { ...good, strings: { de: { ...good.strings['de']!, piles }, en: { ...good.strings['en']!, piles } } };
    },
    /piles "t2" and "t4" are both called "Snake"/,
  ],
  [
    'a click on',
    () => broken['a click on a pile means one action']!(),
    /actions\.again\.on: "turn" and "again" are both possible on pile "stock", where a click can mean but one: [^]+\n {2}Deal \d+, right after the deal/,
  ],
  [
    'a click on',
    () => ({ ...good, table: piles((pile) => (pile.id === 'stock' ? { accept: { empty: 'any' as const }, take: 'top' as const } : {})) }),
    /table: stock\.accept: lets the player lay cards on a stock, where "turn" would take them for cards to deal\. .+ a pile of the role "cell"/,
  ],
  [
    // No game lays nine cards on a column of one hidden card and a run of six ranks.
    'a click on',
    () => ({
      ...good,
      actions: { ...good.actions, again: { on: 'stock', when: (view) => view.count('t1') > 8 || 'no', run: (table) => table.set('x', 1) } },
    }),
    /actions\.again\.on: "\w+" and "again" share pile "stock", and their `when` functions do not exclude each other: with .*\d+ on t1.* cards both are possible/,
  ],
  [
    'every fan',
    () => broken['every fan has room for the cards that are dealt there']!(),
    /table: waste\.at: fans 2 cards to the right, but between it and the right edge of the table there is room for 0 of a card, and 0\.2 are needed/,
  ],
  [
    'every fan',
    () => ({ ...good, table: piles((pile) => (pile.id === 'waste' ? { fan: 'left' as const } : {})) }),
    /table: waste\.at: fans 2 cards to the left, but between it and pile "stock" there is room for 0 of a card/,
  ],
  [
    'every fan',
    () => ({ ...good, table: (options, pack) => [...good.table(options, pack), { id: 'r1', role: 'reserve', at: [0, 2.1] }] }),
    /table: t1\.at: fans 2 cards downwards, but between it and pile "r1" there is room for 0\.1 of a card, and 0\.2 are needed/,
  ],
  [
    // The one by the role of its piles, the other on each of them: they meet on t1 once it has come to five cards.
    'a click on',
    () => ({
      ...good,
      actions: {
        ...good.actions,
        one: { on: 'tableau', each: true, when: (view, _options, pile) => view.count(pile) > 4 || 'no', run: (table) => table.set('x', 1) },
        two: { on: 't1', when: (view) => view.count('stock') < 3 || 'no', run: (table) => table.set('x', 2) },
      },
    }),
    /actions\.two\.on: "one" and "two" are both possible on pile "t1"[^]+Deal \d+, after /,
  ],
  [
    'all that is data',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: { empty: 'any', from: ['tablaeu' as 'tableau'] } } : {})) }),
    /table: t1\.accept\.from: must be one of stock, waste, .+, not "tablaeu"/,
  ],
  ['all that is data', () => ({ ...good, taps: 'three' as 'two' }), /taps: must be two, or absent, not "three"/],
  [
    'all that is data',
    () => ({ ...good, finale: 'fann' as 'fan' }),
    /finale: must be one of fan, curl, row, families, or absent, not "fann"/,
  ],
  ['all that is data', () => ({ ...good, about: { skill: 7 } }), /about\.skill: must be from 0 to 1, not 7/],
  ['all that is data', () => ({ ...good, about: { minutes: -3 } }), /about\.minutes: must be above 0, and 1,000 at most, not -3/],
  [
    'all words exist',
    () => ({
      ...good,
      actions: { ...good.actions, turn: { ...good.actions!['turn']!, when: () => Promise.resolve(true) as unknown as true } },
    }),
    /actions\.turn\.when: must (say true or the key of a reason, not a promise|not be async)/,
  ],
  ['rules that are asked', () => ({ ...good, pair: () => true }), /pair: needs a discard pile on the table/],
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

/** Mistakes that testers found and an earlier kit let pass: each is caught, and the culprit is named. */
const once: [what: string, law: string, variant: () => Variant, said: RegExp, games?: number][] = [
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
    /actions\.gather: leads elsewhere by gather when t\d and t\d, of the same group "columns", exchange their cards: pile "stock" then holds /,
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
    /actions\.empty: (allows empty, but refuses empty|leads elsewhere)/,
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
    /accept of pile t\d: answers otherwise than that of t\d in the same group, with the same cards there, for 5H/,
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
    /accept of pile t\d: (answers otherwise than that of t\d|allows .+, but refuses .+ when t\d and t\d)/,
  ],
  [
    'a rank by crypto',
    'no clock, no chance',
    () => ({ ...good, rank: () => crypto.getRandomValues(new Uint8Array(1))[0]! }),
    /crypto: may not be used/,
  ],
  [
    'a rank that writes into the move',
    'rules that are asked',
    () => ({
      ...good,
      rank(_view, move) {
        (move as { kind: string }).kind = 'action';
        return 0;
      },
    }),
    /rank: must not change what it is given/,
  ],
  [
    'an accept function that takes cards out of the hand',
    'rules that are asked',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: (cards) => (cards as Card[]).pop()!.rank > 3 } : {})) }),
    /accept of pile t1: must not change what it is given/,
  ],
  [
    'a deal that turns the list of piles round',
    'rules that are asked',
    () => ({
      ...good,
      deal(table, options) {
        (table.piles('tableau') as string[]).reverse();
        good.deal(table, options);
      },
    }),
    /deal: must not change what it is given/,
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
    /brag: changes nothing but records/,
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
    /table: looks at card 21 of the pack, .., which is dealt face down/,
  ],
  [
    'a rule that accepts nothing',
    'all that is data',
    () => ({ ...good, table: piles((pile) => (pile.id === 't2' ? { accept: {} } : {})) }),
    /table: t2\.accept: must be a rule that accepts something/,
  ],
  [
    'an empty coveredBy that bought the right to overlap',
    'piles lie inside',
    () => ({ ...good, table: piles((pile) => (pile.id === 'waste' ? { at: [0.5, 0], coveredBy: [] } : {})) }),
    /overlaps waste, which neither covers it nor has a permission|overlaps stock/,
  ],
];

/** Returns the messages of the failing tests that the kit makes for a variant. */
function sayings(variant: Variant): string[] {
  const said: string[] = [];
  conformance(variant, {
    describe: (_name, body) => body(),
    test(name, body) {
      try {
        body();
      } catch (error) {
        said.push((error as Error).message);
        return;
      }
      said.push(`${name} holds`);
    },
  });
  return said;
}

describe('the kit', () => {
  test.each(once)('catches %s', (_what, name, variant, said, games = 12) => {
    const law = LAWS.find((one) => one.name.startsWith(name))!;
    expect(() => checkLaw(variant(), law, { games })).toThrow(said);
  });

  test('says in which deal, after which moves, and how to see it', () => {
    const law = LAWS.find((one) => one.name.startsWith('face-down'))!;
    const check = (): void => checkLaw(broken[law.name]!(), law, { games: 30 });
    expect(check).toThrow(/accept of pile t1: (says|allows) .+ here, and .+ when only the faces of unseen cards differ/);
    expect(check).toThrow(
      /\n {2}Deal \d+, (right after the deal|after .+)\.\n {2}To see it: npx patience moves sample --seed \d+ --set redeals=\d/,
    );
  });

  test('names the command that finds a won game', () => {
    const law = LAWS.at(-1)!;
    expect(() => checkLaw(broken[law.name]!(), law)).toThrow(
      /npx patience solve sample --seed 1 --time 1m --save src\/fixtures\/won\.json/,
    );
  });

  test('names the command as it is called in the repository', () => {
    vi.stubEnv('PATIENCE_COMMAND', 'pnpm patience');
    const law = LAWS.at(-1)!;
    expect(() => checkLaw(broken[law.name]!(), law)).toThrow(
      /\n {2}pnpm patience solve sample .+ --save packages\/variants\/.+\/won\.json/,
    );
    vi.unstubAllEnvs();
  });

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
      expect(sayings(variant)).toEqual([said]);
    }
  });

  test('says at once what hinders a deal, under whatever options, and tries no law', () => {
    /** The sample, with another deal under its last options. */
    const dealing = (deal: Variant['deal']): Variant => ({
      ...good,
      deal: (table, options) => (options['redeals'] === 2 ? deal : good.deal)(table, options),
    });
    for (const [variant, said] of [
      [
        { ...good, table: piles((pile) => (pile.id === 't2' ? { role: 'tablaeu' as 'tableau' } : {})) },
        'Variant "sample", table: pile "t2" has the unknown role "tablaeu" (options redeals=0, cells=two)',
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
        'Variant "sample", table: pile "t1" can never be uncovered: the covers form a circle (options redeals=0, cells=two)',
      ],
      [
        { ...good, deck: () => ({ copies: 1.5 }) },
        'Variant "sample", deck.copies: must be a whole number from 1, not 1.5 (options redeals=0, cells=two)',
      ],
      [
        { ...good, deck: () => undefined as unknown as DeckSpec },
        'Variant "sample", deck: must be an object that says which cards there are, not undefined (options redeals=0, cells=two)',
      ],
    ] as const)
      expect(sayings(variant)).toEqual([said]);
  });

  test('says of a module without a default export that this is what it lacks', () => {
    for (const nothing of [undefined, null])
      expect(sayings(nothing as unknown as Variant)).toEqual([
        'Variant "?", module: must export a variant as its default export; a file that registers one exports none',
      ]);
  });

  test('shows a number that is none as it is written', () => {
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
          LAWS.find((law) => law.name.startsWith('rules that are asked'))!,
        ),
      ).toThrow(`take of pile t1: must say how many cards, or the key of a reason, not ${written}`);
    const spelling = LAWS.find((law) => law.name.startsWith('all that is data'))!;
    expect(() => checkLaw({ ...good, about: { minutes: NaN } }, spelling)).toThrow(/about\.minutes: must be above 0, .+, not NaN/);
  });

  test('the kit has a broken variant for every law', () => {
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
