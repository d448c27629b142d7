import type { CompleteVariant as Variant, Link } from '../../contract.js';
import { good, piles } from './good.js';
import { broken } from './one-per-law.js';

/** Further broken variants: the start of the law's name, the variant, and the expected message. */
export const more: [law: string, variant: () => Variant, message: RegExp][] = [
  [
    'the game can be won',
    () => ({ ...good, status: () => 'won' }),
    /status: ends the game before the first move in each of deals 1, 2, 3, 4/,
  ],
  [
    'the game can be won',
    () => ({ ...good, needs: ['over'], score: () => 1, status: () => 'playing' }),
    /status: never ends with a score in random games/,
  ],
  [
    'a game that ends over',
    () => {
      const { score: _, ...unscored } = good;
      return { ...unscored, needs: ['over'], status: () => 'over' };
    },
    /status: returns 'over', but the patience has no score/,
  ],
  [
    'a game that ends over',
    () => ({ ...good, score: () => 1, status: () => 'over' }),
    /needs: must contain 'over', since status returns it/,
  ],
  ['all words', () => ({ ...good, shows: { left: { value: () => 1 } } }), /strings\.\w+: lacks the shown number "left"/],
  ['data uses the words', () => ({ ...good, deck: () => ({ copies: 1.5 }) }), /deck\.copies: must be a whole number from 1, not 1\.5/],
  [
    'data uses the words',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: { on: { step: 13, suit: 'any' } } } : {})) }),
    /table: t1\.accept\.on\.step: must be either or a whole number from -12 to 12, not 13/,
  ],
  [
    'data uses the words',
    () => ({
      ...good,
      table: piles((pile) => (pile.id === 't1' ? { group: 'a', accept: { empty: { like: 'a', first: ['cell'] }, from: ['waste'] } } : {})),
    }),
    /table: t1\.accept\.empty\.first: must be one of waste, not "cell"/,
  ],
  [
    'data uses the words',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { fan: 'up' as 'down' } : {})) }),
    /table: t1\.fan: must be down, right or left, not "up"/,
  ],
  [
    'query functions',
    () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, when: () => false as true } } }),
    /actions\.turn\.when: must return true or the key of a reason, not false/,
  ],
  ['every field', () => ({ ...good, startOptions: { redeals: 7 } }), /startOptions: must be a possible choice of its options/],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? ({ fna: 'down' } as object) : {})) }),
    /table: t1: has "fna", which is not a field of the contract: did you mean "fan"\?/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? ({ tak: 'top' } as object) : {})) }),
    /table: t1: has "tak", .+ did you mean "take"\?/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? ({ x: 1 } as object) : {})) }),
    /table: t1: has "x", which is not a field of the contract \(options/,
  ],
  [
    'every field',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: [{ empty: 'any' as const, limit: 1 }] } : {})) }),
    /table: t1\.accept: has "limit", which is not a field of the contract \(options/,
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
    /strings\.de: piles "t1" and "left1" are both called "Reihe 1": number the ids of the role \(t1, t2, …\), or name the piles in strings\.piles \(options/,
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
    // Random layouts find this fault, because no game lays nine cards on a column of one hidden card and a run of six ranks.
    'a click on',
    () => ({
      ...good,
      actions: { ...good.actions, again: { on: 'stock', when: (view) => view.count('t1') > 8 || 'no', run: (table) => table.set('x', 1) } },
    }),
    /actions\.again\.on: "\w+" and "again" share pile "stock", and their `when` functions do not exclude each other: with .*\d on t1.* cards both are possible/,
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
    // One action names a role and the other a pile: both are possible on t1 once it has five cards.
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
    'data uses the words',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: { empty: 'any', from: ['tablaeu' as 'tableau'] } } : {})) }),
    /table: t1\.accept\.from: must be one of stock, waste, .+, not "tablaeu"/,
  ],
  ['data uses the words', () => ({ ...good, taps: 'three' as 'two' }), /taps: must be two, or absent, not "three"/],
  [
    'data uses the words',
    () => ({ ...good, finale: 'fann' as 'fan' }),
    /finale: must be one of fan, curl, row, families, or absent, not "fann"/,
  ],
  ['data uses the words', () => ({ ...good, about: { skill: 7 } }), /about\.skill: must be from 0 to 1, not 7/],
  ['data uses the words', () => ({ ...good, about: { minutes: -3 } }), /about\.minutes: must be above 0, and 1,000 at most, not -3/],
  [
    'all words exist',
    () => ({
      ...good,
      actions: { ...good.actions, turn: { ...good.actions!['turn']!, when: () => Promise.resolve(true) as unknown as true } },
    }),
    /actions\.turn\.when: must (return true or the key of a reason, not a promise|not be async)/,
  ],
  ['query functions', () => ({ ...good, pair: () => true }), /pair: needs a discard pile on the table/],
  ['query functions', () => ({ ...good, rank: () => NaN }), /rank: must return a number/],
  [
    'query functions',
    () => ({ ...good, table: piles((pile) => (pile.id === 't1' ? { accept: () => Promise.resolve(true) as unknown as boolean } : {})) }),
    /accept of pile t1: must return true, false or the key of a reason, not a promise/,
  ],
  [
    'rules read the table',
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
    /reads the table \d+ times/,
  ],
  [
    'the variant uses no clock',
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
