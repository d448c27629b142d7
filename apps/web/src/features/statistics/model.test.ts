import { describe, expect, test } from 'vitest';
import type { InstalledEntry } from '../../catalogue/entry.js';
import type { GameRecord } from '../../store/records.js';
import { resultOf } from '../../store/results.js';
import { recordOf } from '../../testing/record.js';
import { two } from '../../testing/two.js';
import { StatisticsModel, type Sources } from './model.js';
import { KnownShares } from './shares.js';

/** Returns a model of stored games, the store of which can be changed, and the number of changes that it reported. */
function modelOf(games: readonly GameRecord[], more: Partial<Sources['store']> = {}, others: Partial<Sources> = {}) {
  const stored = new Map(games.map((game) => [game.id, game]));
  const store = {
    damaged: 0,
    away: false,
    results: () => Promise.resolve([...stored.values()].map(resultOf)),
    get: (_: string, id: string) => Promise.resolve(stored.get(id)),
    write: (changes: readonly { readonly put?: GameRecord; readonly remove?: string }[]) => {
      for (const { put, remove } of changes) {
        if (put) stored.set(put.id, put);
        if (remove !== undefined) stored.delete(remove);
      }
      return Promise.resolve();
    },
    ...more,
  } as unknown as Sources['store'];
  const names = { en: 'Any game' };
  const entry: InstalledEntry = { id: 'any', from: 'x', names, packs: 1, address: '', load: () => Promise.resolve(two) };
  let changes = 0;
  const model = new StatisticsModel(
    {
      store,
      results: games.map(resultOf),
      entries: [entry],
      ours: new Set(['any']),
      shares: new KnownShares({}, {}),
      favourites: new Set(),
      lang: 'en',
      ...others,
    },
    () => changes++,
  );
  return { model, changes: () => changes };
}

const won = (count: number, more: Partial<GameRecord> = {}): GameRecord[] =>
  Array.from({ length: count }, (_, i) => recordOf(`${more.variant ?? 'any'}-${i}`, i, { outcome: 'won', ...more }));

test('the list begins with twenty games and grows by “Show more”', () => {
  const { model } = modelOf(won(90));
  expect([model.listed.length, model.hasMore]).toEqual([20, true]);
  model.more();
  expect([model.listed.length, model.hasMore]).toEqual([70, true]);
  model.more();
  expect([model.listed.length, model.hasMore]).toEqual([90, false]);
});

test('showing other games begins their list anew', async () => {
  const { model } = modelOf([...won(60), ...won(30, { variant: 'added' })]);
  model.more();
  await model.show({ variant: 'added' });
  expect(model.listed.map(({ variant }) => variant)).toEqual(Array<string>(20).fill('added'));
});

test('a patience without a game shows all games, unless no game could be read', async () => {
  const { model } = modelOf(won(1));
  await model.show({ variant: 'unplayed' });
  expect(model.scope).toEqual({});
  const empty = modelOf([]).model;
  await empty.show({ variant: 'unplayed' });
  expect(empty.scope.variant).toBe('unplayed');
});

test('patiences are rows and choices sorted by name, and one that is unknown has its id for a name', () => {
  const { model } = modelOf([...won(1, { variant: 'zzz' }), ...won(1)]);
  expect(model.parts.map(({ name }) => name)).toEqual(['Any game', 'zzz']);
  expect(model.choices).toEqual(['any', 'zzz']);
  expect(model.countsApart).toBe(true);
});

test('games from before an option was added count with those of its default value', async () => {
  const [old, same, other] = won(3);
  const withRules = (game: GameRecord, options: Record<string, string | number>): GameRecord => ({
    ...game,
    save: { ...game.save, options },
  });
  const games = [withRules(old!, { draw: 3 }), withRules(same!, { draw: 3, gaps: 'kings' }), withRules(other!, { draw: 3, gaps: 'any' })];
  const { model } = modelOf(games, {}, { shares: new KnownShares({}, { any: 'draw=1&gaps=kings' }) });
  await model.show({ variant: 'any' });
  expect(model.ruleChoices).toEqual(['draw=3&gaps=any', 'draw=3&gaps=kings']);
  expect(model.tally.list({ variant: 'any', rules: 'draw=3&gaps=kings' }).map(({ id }) => id)).toEqual(['any-1', 'any-0']);
});

test('a removed game is gone, the next one is named, and it can be restored', async () => {
  const { model } = modelOf(won(3));
  const removed = await model.remove('any-1');
  expect(model.listed.map(({ id }) => id)).toEqual(['any-2', 'any-0']);
  expect(removed?.next).toBe('any-0');
  await removed?.restore();
  expect(model.listed).toHaveLength(3);
  expect(await model.remove('nobody')).toBeUndefined();
});

test('the whole games of the listed rows are read, so that their links can be drawn', async () => {
  const { model, changes } = modelOf(won(1));
  await model.show({});
  await expect.poll(changes).toBe(2);
  expect(model.gameOf('any-0')?.id).toBe('any-0');
});

describe('a model without games', () => {
  test('it is empty without games', () => expect(modelOf([]).model.isEmpty).toBe(true));
  test('it is not known to be empty if the database cannot be reached', () =>
    expect(modelOf([], { away: true }).model.isEmpty).toBeUndefined());
});

test('games that change during a reading are read once more', async () => {
  let reads = 0;
  const results = () => Promise.resolve(won(++reads).map(resultOf));
  const { model } = modelOf([], { results });
  await Promise.all([model.load(), model.load(), model.load()]);
  expect(reads).toBe(2);
  expect(model.listed).toHaveLength(2);
});

test('the path of the player has the title of the course and its won steps, and is undefined without a course', () => {
  const course = { title: 'Course', steps: [['any', 'Begin.']] } as const;
  const next = { course, paths: [], similar: {}, harder: {} };
  expect(modelOf(won(1), {}, { next }).model.path).toMatchObject({ title: 'Course', steps: [{ id: 'any', isWon: true }] });
  expect(modelOf(won(1)).model.path).toBeUndefined();
});
