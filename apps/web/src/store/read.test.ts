import fc from 'fast-check';
import { isFullRun } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, readSettings } from '../settings/settings.js';
import { courseOf, over, spreadOf, summaryOf } from '../statistics/count.js';
import { Format } from '../statistics/format.js';
import { readKnownDeals, uniteKnownDeals } from './known-deals.js';
import { MemoryBackend } from '../testing/memory-backend.js';
import { isPicture, readAdded, readFacts, readGame, readTexts } from './read.js';
import type { GameRecord } from './records.js';
import { resultOf } from './results.js';
import { Store } from './store.js';
import { checkFile, exportAll, merge } from './transfer.js';
import { undoImport } from './undo.js';

/** Inputs of each fuzzer: 2000 in a full run, more with `PATIENCE_FUZZ=1000000`. */
const numRuns = Number(process.env['PATIENCE_FUZZ'] ?? (isFullRun() ? 2000 : 500));

const game: GameRecord = {
  id: 'a',
  variant: 'any',
  deal: 'd',
  outcome: 'won',
  moves: 1,
  hints: 0,
  started: 1,
  updated: 2,
  save: { format: 1, variant: 'any', rules: 1, options: {}, seed: 5, gestures: [['a>b']], cursor: 1, elapsedMs: 9, mistakes: 0 },
};
const { seed: _, ...unnumbered } = game.save;
const begun: GameRecord = { ...game, save: { ...unnumbered, position: { piles: { t1: '<KS> 9D' }, counters: { passes: 1 } } } };
const facts = { id: 'any', names: { de: 'N', en: 'N' }, summaries: { de: 's', en: 's' }, packs: 1, skill: 0.5, minutes: 9 };
const file = {
  patience: 'player',
  version: 1,
  written: '2026-01-01',
  settings: DEFAULTS,
  favourites: ['x'],
  games: [game],
  added: ['https://a.example/x.js'],
  winnable: { rules: [3] },
};

/** Uses games in all the ways in which pages do, which must neither throw nor hang. */
function look(games: readonly GameRecord[]): void {
  const format = new Format('en');
  for (const { updated, started, save } of games)
    for (const time of [updated, started]) expect(format.date(time) + format.time(save.elapsedMs)).not.toContain('NaN');
  const results = games.map(resultOf);
  const summary = summaryOf(results);
  for (const number of [summary.total, summary.time, summary.moves, summary.quickest, summary.hints])
    expect(Number.isNaN(number)).toBe(false);
  expect(courseOf(over(results)).every(({ rate }) => rate >= 0 && rate <= 1)).toBe(true);
  spreadOf(over(results));
}

describe('damaged data in an imported file break nothing', () => {
  test('a game with a time outside the range of dates is refused', () => {
    expect(readGame({ ...game, updated: 1e300 })).toEqual({ ok: false, why: 'updated' });
    expect(checkFile(JSON.stringify({ ...file, games: [{ ...game, started: 8.64e15 + 1 }] }))).toMatchObject({
      ok: false,
      reason: 'damaged',
    });
  });

  test('a won game without its time is completed when it is read', () => {
    const { elapsedMs: _, ...save } = game.save;
    const read = readGame({ ...game, save });
    expect(read).toEqual({ ok: true, value: { ...game, save: { ...game.save, elapsedMs: 0 } } });
    look(read.ok ? [read.value] : []);
  });

  test('reading and counting thirty thousand games takes time in proportion to their number', () => {
    const cost = (count: number): number => {
      const games = Array.from({ length: count }, (_, i) => ({ ...game, id: `g${i}`, updated: i }));
      const text = JSON.stringify({ ...file, games });
      const began = process.cpuUsage().user;
      const checked = checkFile(text);
      if (!checked.ok) throw new Error(checked.reason);
      look(checked.file.games.slice(0, 10));
      expect(summaryOf(checked.file.games.map(resultOf)).wins).toBe(count);
      return process.cpuUsage().user - began;
    };
    cost(3000); // Run once before measuring, so that the code is compiled.
    expect(cost(30_000)).toBeLessThan(Math.max(10_000, cost(3000)) * 40);
  });

  test('names of inherited object properties are ordinary keys', async () => {
    const store = await Store.open(
      () => undefined,
      () => Promise.resolve(new MemoryBackend()),
    );
    const checked = checkFile('{"patience":"player","version":1,"games":[],"winnable":{"constructor":[3],"__proto__":[4],"toString":[5]}}');
    if (!checked.ok) throw new Error(checked.reason);
    await merge(store, checked.file, DEFAULTS);
    expect(uniteKnownDeals({}, readKnownDeals(await store.kept('winnable')))).toEqual(
      Object.fromEntries([
        ['constructor', [3]],
        ['__proto__', [4]],
        ['toString', [5]],
      ]),
    );
    expect(readSettings(JSON.parse('{"__proto__":{"sound":true},"constructor":1}'))).toEqual(DEFAULTS);
  });
});

test('facts of a module are accepted if short and in range, or refused with the name of the field', () => {
  const bad = (change: object): string => {
    const read = readFacts({ ...facts, ...change }, 'https://a.example/');
    return read.ok ? 'ok' : read.why;
  };
  expect(bad({})).toBe('ok');
  expect(bad({ summaries: { de: 's', en: 'x'.repeat(30_000_000) } })).toBe('summary');
  expect(bad({ names: { de: '', en: 'N' } })).toBe('name');
  for (const invisible of ['\u3164', '\u2800', '\u115f\u1160', '\uffa0 \u200b'])
    expect(bad({ names: { de: 'N', en: invisible } })).toBe('name');
  expect(bad({ names: null })).toBe('name');
  expect(bad({ names: { en: 'x'.repeat(81) } })).toBe('name');
  expect(readFacts({ ...facts, names: { en: '🂡'.repeat(80) } }, 'a').ok).toBe(true);
  expect(bad({ names: { en: '🂡'.repeat(81) } })).toBe('name');
  for (const text of ['N\u202e', '\u2067N', 'N\n'])
    expect([bad({ names: { de: text, en: 'N' } }), bad({ summaries: { de: 's', en: text } })]).toEqual(['name', 'summary']);
  for (const id of ['../../sw', 'A', 'a/b', '', '__proto__', 7, 'a'.repeat(65)]) expect([id, bad({ id })]).toEqual([id, 'id']);
  for (const packs of [0, -1, 1e9, NaN, '1', 1.5]) expect(bad({ packs })).toBe('deck');
  expect(bad({ skill: 2 })).toBe('about.skill');
  expect(bad({ minutes: 1e300 })).toBe('about.minutes');
  const read = readFacts({ ...facts, winnable: 1, load: 'x', from: 'elsewhere' }, 'https://a.example/');
  expect(read.ok && read.value).toEqual({ ...facts, from: 'https://a.example/', added: true });
  expect(isPicture('[60,84,0,0,320,240,10,10,-1,70.5,10,103]')).toBe(true);
  const forged = [
    '<svg xmlns="">',
    'javascript:',
    '[60,84,0,0,320,240,10,10,344]',
    '[60,84,0,0,320,240,1e9,0,0]',
    '[60,84,0,0,320,240]',
    '[[]]',
    '['.repeat(9999),
  ];
  for (const picture of forged) expect([picture, isPicture(picture)]).toEqual([picture, false]);
  expect(
    isPicture(
      `[60,84,0,0,320,240,${Array(3 * 481)
        .fill(0)
        .join()}]`,
    ),
  ).toBe(false);
});

test('an added variant that is damaged, or has the facts of another one, is refused', () => {
  const added = { id: 'any', from: 'https://a.example/', source: 'x', facts, picture: '', added: 1 };
  expect(readAdded(added).ok).toBe(true);
  const nested = readAdded({ ...added, picture: '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>' });
  expect(nested.ok && nested.value.picture).toBe('');
  for (const change of [{ id: 'other' }, { id: '../x' }, { facts: {} }, { facts: null }, { source: 'x'.repeat(400_001) }, { added: -1 }])
    expect(readAdded({ ...added, ...change }).ok).toBe(false);
});

describe('fuzzed data', () => {
  /** Returns arbitrary values that equal a valid one except for one change at any depth. */
  const broken = (value: unknown): fc.Arbitrary<unknown> => {
    if (typeof value !== 'object' || value === null) return fc.anything();
    const keys = Object.keys(value);
    if (keys.length === 0) return fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything()));
    return fc.oneof(
      { weight: 1, arbitrary: fc.anything() },
      {
        weight: 6,
        arbitrary: fc.constantFrom(...keys).chain((key) =>
          broken((value as Record<string, unknown>)[key]).map((other) => {
            const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
            (copy as Record<string, unknown>)[key] = other;
            return copy;
          }),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...keys).map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
      },
    );
  };
  const jsonOf = (value: unknown): string => {
    try {
      return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' || typeof one === 'symbol' ? 1e300 : one)) ?? 'null';
    } catch {
      return '{}';
    }
  };

  test.each([
    ['cards that are an object', { piles: { t1: { toString: 1 } } }],
    ['a counter that is an object', { piles: { t1: 'KS' }, counters: { passes: { valueOf: 1 } } }],
    ['more text than a table has', { piles: { t1: 'KS '.repeat(10_000) } }],
  ])('a game whose position has %s is refused', (_, position) => {
    expect(readGame({ ...begun, save: { ...unnumbered, position } })).toEqual({ ok: false, why: 'save' });
  });

  test('fuzzed: stored games are complete and bounded, or refused', () => {
    let taken = 0;
    const runs = 4 * numRuns; // About two of a hundred values are accepted.
    fc.assert(
      fc.property(fc.oneof(broken(game), broken(begun)), (value) => {
        const read = readGame(value);
        if (!read.ok) return;
        taken++;
        look([read.value]);
        expect(JSON.stringify(readGame(JSON.parse(JSON.stringify(read.value))))).toBe(JSON.stringify(read)); // Compare through JSON, which has no -0.
      }),
      { numRuns: runs },
    );
    expect(taken).toBeGreaterThan(runs / 100); // Some values must be accepted, so that the others were refused for a reason.
  });

  test('fuzzed: after any import the store can be shown and exported, and the import undone', async () => {
    await fc.assert(
      fc.asyncProperty(broken(file), async (value) => {
        const checked = checkFile(jsonOf(value));
        if (!checked.ok) return;
        const store = await Store.open(
          () => undefined,
          () => Promise.resolve(new MemoryBackend()),
        );
        const before = await exportAll(store, DEFAULTS, new Date(0));
        await merge(store, checked.file, DEFAULTS);
        look(await store.all('games'));
        const exported = await exportAll(store, checked.file.settings);
        expect(checkFile(JSON.stringify(exported)).ok).toBe(true);
        await undoImport(store, checked.file.settings);
        expect(await exportAll(store, DEFAULTS, new Date(0))).toEqual(before);
      }),
      { numRuns },
    );
  });

  test('fuzzed: settings are always complete', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), broken({ ...DEFAULTS, last: 'x', language: 'de' })), (value) => {
        const read = readSettings(value);
        expect(JSON.stringify(readSettings(JSON.parse(JSON.stringify(read))))).toBe(JSON.stringify(read));
        for (const name of Object.keys(DEFAULTS))
          expect(typeof read[name as keyof typeof read]).toBe(typeof DEFAULTS[name as keyof typeof DEFAULTS]);
      }),
      { numRuns },
    );
  });

  test('fuzzed: facts, added variants, lists and known deals are complete and bounded, or refused', () => {
    fc.assert(
      fc.property(broken({ ...facts, added: true }), broken({ rules: [3, 'x'] }), fc.anything(), (claim, known, any) => {
        const read = readFacts(claim, 'https://a.example/');
        if (read.ok) expect(JSON.stringify(read.value).length).toBeLessThan(6000);
        const deals = readKnownDeals(known);
        expect(JSON.stringify(uniteKnownDeals(deals, deals))).toBe(JSON.stringify(uniteKnownDeals(deals, {})));
        expect(readTexts(any).every((text) => typeof text === 'string')).toBe(true);
        expect(readAdded(any).ok).toBe(false);
      }),
      { numRuns },
    );
  });
});
