import { allOptions, type Card, type Options, type Variant } from '@patience/core';
import { type Table } from '@patience/core/internals';
import { layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { Relaxation } from './relaxation.js';
import { exhaustive } from '../testing/exhaustive.js';
import { homing, type HomingOptions } from '../testing/homing.js';
import { lying, type LyingOptions } from '../testing/lying.js';
import { onTheWay } from '../testing/positions.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';

const lost = (table: Table): boolean | undefined => Relaxation.of(table, Traits.of(table))?.lost();

/** Description of the rules of a game for the plain model, a simple second implementation. */
interface Plain {
  readonly wants: (under: Card, over: Card) => boolean;
  readonly fills: (card: Card) => boolean;
  readonly take: 'any' | 'run' | 'top';
  readonly goal: 'home' | 'columns';
  readonly returns: boolean;
}

/** Plays the relaxed game by its definition, slowly: applies every rule to every card until no further card can be played. */
function plainlyLost(table: Table, { wants, fills, take, goal, returns }: Plain): boolean {
  const { cards, rules } = table;
  const piles = rules.piles.map(({ role }, pile) => ({
    role,
    ids: Array.from({ length: table.len[pile]! }, (_, i) => table.idAt(pile, table.len[pile]! - 1 - i)),
  }));
  const columns = piles.filter(({ role }) => role === 'tableau');
  const pileOf = (id: number): (typeof piles)[number] => piles.find(({ ids }) => ids.includes(id))!;
  const place = (id: number): number => pileOf(id).ids.indexOf(id);
  const all = [...cards.keys()];
  const link = (under: number, over: number): boolean => wants(cards[under]!, cards[over]!);

  const close = (left: Set<number>, home: Set<number>): void => {
    const open = (id: number): boolean => {
      const { role, ids } = pileOf(id);
      const on = ids[place(id) + 1];
      return role === 'stock' || role === 'foundation' || on === undefined || left.has(on);
    };
    const lifts = (id: number): boolean => {
      if (open(id)) return true;
      const { role, ids } = pileOf(id);
      if (role !== 'tableau' || take === 'top' || table.up[id] === 0) return false;
      if (take === 'any') return true;
      const over = ids[place(id) + 1]!;
      return link(id, over) && lifts(over);
    };
    const isTarget = (id: number): boolean => {
      const { role } = pileOf(id);
      if (home.has(id)) return returns || (role === 'tableau' && open(id));
      return open(id) && (role === 'tableau' || role === 'stock' || left.has(id));
    };
    const tied = (id: number, onto: number): boolean => {
      const { role, ids } = pileOf(id);
      return (
        role !== 'stock' &&
        role !== 'foundation' &&
        ids.includes(onto) &&
        place(onto) > place(id) &&
        !ids.slice(place(id) + 1, place(onto) + 1).some((one) => left.has(one))
      );
    };
    for (let before = -1; before !== left.size + home.size;) {
      before = left.size + home.size;
      for (const id of all) {
        const card = cards[id]!;
        const below = all.find((other) => cards[other]!.suit === card.suit && cards[other]!.rank === card.rank - 1);
        if (goal === 'home' && open(id) && (below === undefined || home.has(below))) {
          home.add(id);
          left.add(id);
        }
        if (!lifts(id)) continue;
        if (all.some((onto) => onto !== id && link(onto, id) && isTarget(onto) && !tied(id, onto))) left.add(id);
      }
    }
  };

  const ends = (left: Set<number>, home: Set<number>, given: readonly number[]): boolean => {
    close(left, home);
    const isDone = (id: number): boolean => {
      if (goal === 'home') return home.has(id);
      const { role, ids } = pileOf(id);
      const under = ids[place(id) - 1];
      return (
        left.has(id) ||
        (role === 'tableau' && (under === undefined ? fills(cards[id]!) && !all.some((one) => link(one, id)) : link(under, id)))
      );
    };
    if (all.every(isDone)) return true;
    const gaps = columns.filter(({ ids }) => ids.length === 0 || left.has(ids[0]!)).length - given.filter((id) => !home.has(id)).length;
    if (gaps <= 0) return false;
    const open = (id: number): boolean => {
      const { role, ids } = pileOf(id);
      const on = ids[place(id) + 1];
      return role === 'stock' || on === undefined || left.has(on) || (take === 'any' && table.up[id] === 1 && role === 'tableau');
    };
    const inRun = (id: number): boolean => {
      const { role, ids } = pileOf(id);
      if (open(id)) return true;
      const over = ids[place(id) + 1];
      return take === 'run' && role === 'tableau' && table.up[id] === 1 && over !== undefined && link(id, over) && inRun(over);
    };
    return all.some(
      (id) =>
        fills(cards[id]!) &&
        !left.has(id) &&
        !(pileOf(id).role === 'tableau' && place(id) === 0) &&
        inRun(id) &&
        ends(new Set([...left, id]), new Set(home), [...given, id]),
    );
  };
  const home = new Set(piles.flatMap(({ role, ids }) => (role === 'foundation' ? ids : [])));
  return !ends(new Set(home), home, []);
}

const HIGHEST = 5;
const inSuit = (under: Card, over: Card): boolean => over.suit === under.suit && over.rank === under.rank - 1;
const alternate = (under: Card, over: Card): boolean => over.red !== under.red && over.rank === under.rank - 1;
const plainLying = ({ take }: LyingOptions): Plain => ({
  wants: inSuit,
  fills: (card) => card.rank === HIGHEST,
  take,
  goal: 'columns',
  returns: false,
});
const plainHoming = ({ home, together }: HomingOptions): Plain => ({
  wants: alternate,
  fills: () => false,
  take: together === 'any' ? 'any' : 'run',
  goal: 'home',
  returns: home === 'returns',
});

const [whole, others] = [true, false].map((wanted) =>
  allOptions(lying).filter(({ action, ends }) => (action === 'deal' && ends === 'whole') === wanted),
) as [LyingOptions[], LyingOptions[]];
const GAMES: readonly (readonly [string, Variant, Options, Plain])[] = [
  ...whole.map((options) => [Object.values(options).join(' '), lying as unknown as Variant, options, plainLying(options)] as const),
  ...allOptions(homing).map(
    (options) => [Object.values(options).join(' '), homing as unknown as Variant, options, plainHoming(options)] as const,
  ),
];

const found = { lost: 0, not: 0 };

test.each(GAMES)(
  'the relaxation bound agrees with a plain model and rejects no winnable position: %s',
  (_name, variant, options, plain) => {
    for (let seed = 0; seed < (plain.goal === 'home' ? 8 : 16); seed++)
      for (const table of onTheWay(dealt(variant, options, seed)!, seed, 6)) {
        if (table.status() !== 'playing') continue;
        const rejected = lost(table);
        const where = `seed ${seed}, after ${table.depth}`;
        expect(`${where}: ${rejected}`).toBe(`${where}: ${plainlyLost(table, plain)}`);
        if (rejected === true) expect(exhaustive(table, 1000), where).not.toBe(true);
        found[rejected === true ? 'lost' : 'not']++;
      }
  },
);

test.each(others.map((options) => [Object.values(options).join(' '), options] as const))(
  'the relaxation bound is off for rules by which an action moves cards of columns, or incomplete sequences win: %s',
  (_name, options) => {
    expect(lost(dealt(lying, options, 1)!)).toBeUndefined();
  },
);

test('the relaxation bound was compared with the plain model in more than 150 lost and 150 other positions', () => {
  expect(Math.min(found.lost, found.not), JSON.stringify(found)).toBeGreaterThan(150);
});

describe('the relaxation bound rejects cards that wait for one another', () => {
  const OPTIONS: LyingOptions = { take: 'any', beside: 'nowhere', action: 'deal', ends: 'whole' };
  const rejects = (piles: Record<string, string>): boolean => {
    const { table } = layOut(lying, piles, OPTIONS);
    const loses = lost(table)!;
    expect(exhaustive(table, 100_000)).toBe(!loses);
    return loses;
  };
  const REST = { t3: '5H 4H 3H 2H AH', t4: '5S 4S 3S 2S AS' };

  test('a card below its target waits for a card between them', () => {
    expect(rejects({ t1: '5C 3C 4C 2C AC', ...REST })).toBe(true);
    expect(rejects({ t1: '5C 3C AC 4C', t2: '2C', ...REST })).toBe(false);
  });
  test('a card waits for a place that another card must use first', () => {
    expect(rejects({ t1: '5C 3C 4H 2C AC', t2: '5H 3H 4C 2H AH', t4: REST.t4 })).toBe(true);
  });
  test('two cards can share one gap when the first creates another gap', () => {
    expect(rejects({ t1: '4C 5C 3C 2C AC 5H', t2: '4H 3H 2H AH', t3: '', t4: REST.t4 })).toBe(false);
  });
});
