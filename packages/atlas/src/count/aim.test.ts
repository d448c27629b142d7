import { wilsonInterval } from '@patience/solver';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetsUpTo, standingOf, winnableOf, type Aim, type Standing } from './aim.js';
import type { Entry } from './results.js';
import { Schedule } from './schedule.js';
import { shardOf } from './shard.js';

/** A simulated patience: functions that say whether a deal can be won, and after how many positions a search knows it. */
type Game = (seed: number) => { readonly won: boolean; readonly after: number };

const ALL = shardOf('1/1');
const aim = (more: Partial<Aim> = {}): Aim => ({ within: 0.06, deals: 2_000, budget: 10_000_000, shard: ALL, ...more });

/** Returns a pseudo-random number from 0 to 1 that is the same for the same seed. */
function chance(seed: number, salt: number): number {
  let x = Math.imul(seed + salt * 7919, 0x9e3779b1) ^ (salt << 13);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

const game =
  (share: number, hard: number, after = 3_000, hardAfter = Infinity): Game =>
  (seed) => ({ won: chance(seed, 1) < share, after: chance(seed, 2) < hard ? hardAfter : after });

function look(one: Game, seed: number, budget: number): Entry {
  const { won, after } = one(seed);
  return after > budget
    ? { seed, verdict: 'unknown', positions: budget, budget }
    : { seed, verdict: won ? 'solved' : 'impossible', positions: after, budget };
}

/** Returns whether the seeds are all seeds of a shard up to the last of them. */
function noneLeftOut(known: ReadonlyMap<number, Entry>, { shard }: Aim): boolean {
  for (let seed = 1; seed < Math.max(...known.keys()); seed++) if (shard.takes(seed) && !known.has(seed)) return false;
  return true;
}

interface Run {
  readonly known: Map<number, Entry>;
  readonly turns: string[];
  readonly end: Standing['state'];
}

/** Decides deals until nothing is left. Expects every turn to add knowledge. */
function run(one: Game, wanted: Aim, known = new Map<number, Entry>(), most = Infinity): Run {
  const turns: string[] = [];
  for (;;) {
    const standing = standingOf(known, wanted);
    if (standing.state !== 'open' || turns.length === most) {
      expect(noneLeftOut(known, wanted)).toBe(true);
      return { known, turns, end: standing.state };
    }
    const { seed, budget } = standing.turn;
    const before = known.get(seed);
    const news = before ? before.verdict === 'unknown' && before.budget! < budget : seed <= wanted.deals && wanted.shard.takes(seed);
    if (!news || budget > wanted.budget || !(standing.cost >= 0))
      throw new Error(`The next deal adds no knowledge: ${JSON.stringify(standing)}`);
    known.set(seed, look(one, seed, budget));
    turns.push(`${seed} ${budget}`);
  }
}

const counted = (known: ReadonlyMap<number, Entry>): [solved: number, unknown: number, deals: number] => {
  const all = [...known.values()];
  return [all.filter(({ verdict }) => verdict === 'solved').length, all.filter(({ verdict }) => verdict === 'unknown').length, all.length];
};
const half = ([low, high]: readonly [number, number]): number => (high - low) / 2;

describe('with an interval as aim', () => {
  test('a patience whose deals are all decided ends with the first deal that makes its interval narrow enough', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.05, 0.07, 0.1), (share, within) => {
        const one = game(share, 0);
        let [won, deals] = [0, 0];
        do if (one(++deals).won) won++;
        while (half(winnableOf(won, 0, deals)) > within + 1e-9);
        const { known, end } = run(one, aim({ within }));
        expect(end).toBe('reached');
        expect(known.size).toBe(deals);
      }),
      { numRuns: 30 },
    );
  });

  test('a run ends when the interval is narrow enough or too many deals are unknown', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.constantFrom(50_000, 700_000, 5_000_000, Infinity),
        (share, hard, hardAfter) => {
          const { known, end } = run(game(share, hard, 3_000, hardAfter), aim({ within: 0.05, deals: 2_000 }));
          const [solved, unknown, deals] = counted(known);
          if (end === 'reached') expect(half(winnableOf(solved, unknown, deals))).toBeLessThanOrEqual(0.05 + 1e-9);
          else expect(wilsonInterval(solved, unknown, deals)[1] - wilsonInterval(solved, unknown, deals)[0]).toBeGreaterThan(0.1 - 0.003);
          if (hardAfter < Infinity) expect(end).toBe('reached');
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a count stops early if a third of the deals stays undecided; a larger budget continues it', () => {
    const { known, end } = run(game(0.5, 0.4), aim());
    expect(end).toBe('beyond');
    expect(known.size).toBeLessThan(100);
    const late = game(0.5, 0.4, 3_000, 50_000_000);
    const first = run(late, aim());
    expect(first.end).toBe('beyond');
    const then = run(late, aim({ budget: 100_000_000 }), first.known);
    expect(then.end).toBe('reached');
    expect(then.turns.filter((turn) => turn.endsWith(' 100000000')).length).toBeGreaterThan(0);
  });

  test('the smallest sufficient budget is used, and no deal gets more when all are decided with it', () => {
    expect(new Set(run(game(0.5, 0), aim()).turns.map((turn) => turn.split(' ')[1]))).toEqual(new Set(['100000']));
    const { turns, end } = run(game(0.5, 0.1, 3_000, 400_000), aim());
    expect(end).toBe('reached');
    expect(turns.some((turn) => turn.endsWith(' 10000000'))).toBe(false);
  });

  test('a stopped run resumes with the same deals, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0, max: 0.2, noNaN: true }), (stop, hard) => {
        const one = game(0.6, hard, 3_000, 700_000);
        const whole = run(one, aim());
        const part = run(one, aim(), new Map(), stop);
        const rest = run(one, aim(), new Map([...part.known].reverse()));
        expect([...part.turns, ...rest.turns]).toEqual(whole.turns);
      }),
      { numRuns: 15 },
    );
  });

  test('shards together reach the aim that each of them assumes', () => {
    const one = game(0.5, 0.02);
    const runs = ['1/4', '2/4', '3/4', '4/4'].map((text) => run(one, aim({ shard: shardOf(text) })));
    const together = new Map(runs.flatMap(({ known }) => [...known]));
    expect(runs.map(({ end }) => end)).toEqual(['reached', 'reached', 'reached', 'reached']);
    expect(together.size).toBe(runs.reduce((sum, { known }) => sum + known.size, 0));
    expect(half(wilsonInterval(...counted(together)))).toBeLessThan(0.066);
    expect(together.size / run(one, aim()).known.size).toBeGreaterThan(0.7);
    expect(together.size / run(one, aim()).known.size).toBeLessThan(1.4);
  });

  test('a shard is expected to need only its part of the deals', () => {
    const costs = ['1/1', '1/4'].map((text) => {
      const wanted = aim({ shard: shardOf(text) });
      const { known } = run(game(0.5, 0), wanted, new Map(), 40);
      return (standingOf(known, wanted) as Standing & { state: 'open' }).cost;
    });
    expect(costs[1]! / costs[0]!).toBeLessThan(0.25);
  });

  test.each([
    [20, 2, 'open'],
    [400, 40, 'beyond'],
  ])('a count of %i deals with %i unknown ones is in the state %s', (deals, unknown, state) => {
    const never = (seed: number): Entry => look(game(0.5, seed <= unknown ? 1 : 0), seed, 10_000_000);
    const known = new Map(Array.from({ length: deals }, (_, i) => [i + 1, never(i + 1)]));
    expect(standingOf(known, aim({ within: 0.03 })).state).toBe(state);
  });

  test('unknown deals are searched again, those with the smallest budget first', () => {
    const known = new Map(
      Array.from({ length: 30 }, (_, i) => [i + 1, look(game(0.5, i < 6 ? 1 : 0), i + 1, i % 2 === 0 ? 200_000 : 100_000)]),
    );
    const taken = new Set<number>();
    for (let i = 0; i < 8; i++) {
      const standing = standingOf(known, aim({ deals: 30 }), taken);
      if (standing.state === 'open') taken.add(standing.turn.seed);
    }
    expect([...taken]).toEqual([2, 4, 6, 1, 3, 5]);
  });

  test('a deal that another process searches is not handed out', () => {
    const { known } = run(game(0.5, 0.1), aim(), new Map(), 60);
    const taken = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const standing = standingOf(known, aim(), taken) as Standing & { state: 'open' };
      expect(taken.has(standing.turn.seed)).toBe(false);
      taken.add(standing.turn.seed);
    }
  });
});

test('budgets grow tenfold up to the limit', () => {
  expect(budgetsUpTo(10_000_000)).toEqual([100_000, 1_000_000, 10_000_000]);
  expect(budgetsUpTo(300_000)).toEqual([300_000]);
  expect(budgetsUpTo(50)).toEqual([50]);
});

describe('a count with a number of deals as aim ends after these deals', () => {
  const deals = (known: ReadonlyMap<number, Entry>): number[] => [...known.keys()].sort((a, b) => a - b);

  test('every seed of the shard is searched with the whole budget, and a larger budget searches only unknown deals again', () => {
    const one = game(0.5, 0.3, 3_000, 400_000);
    const wanted = { budget: 200_000, deals: 90, shard: shardOf('2/3'), within: undefined } as unknown as Aim;
    const first = run(one, wanted);
    expect(first.end).toBe('reached');
    expect(deals(first.known)).toEqual(Array.from({ length: 30 }, (_, i) => 3 * i + 2));
    const unknown = [...first.known.values()].filter(({ verdict }) => verdict === 'unknown').map(({ seed }) => seed);
    expect(unknown.length).toBeGreaterThan(0);
    const again = run(one, { ...wanted, budget: 500_000 }, first.known);
    expect(again.turns).toEqual(unknown.map((seed) => `${seed} 500000`));
    expect(run(one, wanted, again.known).turns).toEqual([]);
  });
});

describe('many rule sets', () => {
  const games: Record<string, Game> = {
    dear: game(0.5, 0, 80_000),
    cheap: game(0.5, 0, 100),
    hopeless: game(0.5, 0.6),
    easy: game(1, 0, 9_000),
  };
  const courses = (): ConstructorParameters<typeof Schedule>[0] => Object.keys(games).map((name) => ({ name, aim: aim(), known: [] }));

  test('the cheapest rule set comes first, and those that cannot reach the aim are named', () => {
    const schedule = new Schedule(courses());
    const last = new Map<string, number>();
    for (let turn = 0, job = schedule.next(); job; job = schedule.next(), turn++) {
      last.set(job.name, turn);
      schedule.take(job.name, look(games[job.name]!, job.seed, job.budget));
    }
    const order = [...last].sort(([, a], [, b]) => a - b).map(([name]) => name);
    expect(order.indexOf('easy')).toBeLessThan(order.indexOf('dear'));
    expect(order.indexOf('cheap')).toBeLessThan(order.indexOf('dear'));
    expect(schedule.left('beyond').map(({ name }) => name)).toEqual(['hopeless']);
    expect(schedule.left('open')).toEqual([]);
  });

  test('two processes never get the same deal', () => {
    const schedule = new Schedule(courses());
    const seen = new Set<string>();
    const table: NonNullable<ReturnType<Schedule['next']>>[] = [];
    for (let i = 0; i < 400; i++) {
      const job = schedule.next();
      if (job) {
        expect(table.some(({ name, seed }) => name === job.name && seed === job.seed)).toBe(false);
        seen.add(`${job.name} ${job.seed} ${job.budget}`);
        table.push(job);
      }
      if (table.length === 2) {
        const { name, seed, budget } = table.shift()!;
        schedule.take(name, look(games[name]!, seed, budget));
      }
    }
    expect(seen.size).toBe(400);
  });
});
