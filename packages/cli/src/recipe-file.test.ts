import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Variant } from '@patience/core';
import { installedVariants } from '@patience/core/installed';
import { checkLaw, isData, LAWS } from '@patience/core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from './io.js';
import { readRecipe } from './recipe-file.js';
import { ran } from './testing/fake-io.js';

/** A recipe with four columns, a stock and two suits, which is small enough to be solved at once. */
const recipe = {
  id: 'four-columns',
  options: { draw: [1, 3] },
  deck: { suits: ['S', 'H'], ranks: [1, 2, 3, 4] },
  table: {
    stock: { at: [0, 0] },
    waste: { at: [1, 0], take: 'top' },
    'f1-2': { at: [2, 0] },
    't1-4': { at: [0, 1], accept: { empty: 'any', on: 'down alternate' }, take: 'top' },
  },
  deal: [{ to: 't1-4' }, { to: 'stock', rest: true }],
  actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: 'unlimited' } },
};

/** Columns that only kings may fill. */
const kings = { at: [0, 1], accept: { empty: 'K', on: 'down alternate' }, take: 'top' };

/** A stock that overlaps the waste. */
const overlapping = { at: [0.5, 0] };

describe('a recipe that extends another one by its id', () => {
  let folder: string;
  const put = (name: string, json: object): string => {
    writeFileSync(join(folder, name), JSON.stringify(json));
    return join(folder, name);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'patience-twins-'));
    put('four-columns.json', recipe);
    put('draw-one.json', { extends: 'four-columns', id: 'draw-one', options: { draw: [1] } });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a recipe extends one in the same folder', async () => {
    expect(await readRecipe(put('twin.json', { extends: 'draw-one', id: 'twin' }))).toMatchObject({ id: 'twin', options: { draw: [1] } });
  });

  test('a recipe extends an installed patience whose rules are data', async () => {
    const modules = await Promise.all(
      installedVariants(import.meta.dirname).map(async ({ module }) => (await import(pathToFileURL(module).href)) as { default: Variant }),
    );
    const base = modules.map((module) => module.default).find((variant) => isData(variant) && Object.keys(variant.options).length > 0)!;
    const twin = await readRecipe(put('my-twin.json', { extends: base.id, id: 'my-twin' }));
    expect([twin.id, twin.options]).toEqual(['my-twin', base.options]);
  });

  test('the message for a missing one names the file that was looked for', async () => {
    await expect(readRecipe(put('lost.json', { extends: 'gone', id: 'lost' }))).rejects.toThrow(
      `extends is "gone"; allowed: a recipe, or the id of one; there is no recipe in ${join(folder, 'gone.json')}, and no installed patience of that id`,
    );
    await expect(readRecipe(put('up.json', { extends: '../up', id: 'up' }))).rejects.toThrow('extends is "../up"');
    await expect(readRecipe(put('round.json', { extends: 'round', id: 'round' }))).rejects.toThrow(
      'recipes that extend each other in a circle: round → round',
    );
  });
});

describe('a recipe that is named by its file', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = mkdtempSync(join(tmpdir(), 'patience-recipe-'));
    writeFileSync(join(cwd, 'four.json'), JSON.stringify(recipe));
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ ...recipe, deal: [{ to: 't1-4' }, { to: 'stok', rest: true }] }));
    writeFileSync(join(cwd, 'overlap.json'), JSON.stringify({ ...recipe, table: { ...recipe.table, stock: overlapping } }));
    writeFileSync(join(cwd, 'Free Cell.json'), JSON.stringify({ 'tableau piles': { 'build policy': 'red-black' }, cells: { count: 4 } }));
    writeFileSync(join(cwd, 'gaps.json'), JSON.stringify({ sequences: { count: 4 }, 'tableau piles': { count: 0 } }));
    writeFileSync(join(cwd, 'long.json'), ' '.repeat(1_000_001));
  });
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));

  test.each([
    ['deal four.json --seed 1 --json', 'seed'],
    ['moves four.json --seed 1 --json', 'moves'],
    ['options four.json --json', 'options'],
    ['perft four.json --seed 1 --depth 2 --json', 'variant'],
    ['solve four.json --seed 1 --json', 'verdict'],
    ['simulate four.json --deals 4 --json', 'deals'],
  ])('%s', async (line, field) => {
    const { code, out, err } = await ran(line, { cwd });
    expect({ code, err }).toEqual({ code: EXIT.fine, err: expect.any(String) as string });
    expect(JSON.parse(out)).toHaveProperty(field);
  });

  test('check lists each mistake of a recipe with its path, and the nearest word', async () => {
    const { code, out } = await ran('check wrong.json --json', { cwd });
    expect(code).toBe(EXIT.negative);
    expect(JSON.parse(out)).toMatchObject({ mistakes: [{ path: 'deal.1.to', found: '"stok"', nearest: 'stock' }] });
    const { out: text } = await ran('check wrong.json --lang de', { cwd });
    expect(text).toMatch(/wrong\.json.*deal\.1\.to.*"stok".*stock/s);
  });

  test('check tests a recipe by the laws of the kit, and needs no words in it', async () => {
    const { code, out } = await ran('check four.json --json', { cwd });
    const { laws, ...rest } = JSON.parse(out) as { laws: number };
    expect({ code, ...rest }).toEqual({ code: EXIT.fine, variant: 'four-columns', mistakes: [], broken: [] });
    expect(laws).toBeGreaterThan(20);
  });

  test('check names a law that a recipe breaks under all options once', async () => {
    const { code, out } = await ran('check overlap.json --json', { cwd });
    expect(code).toBe(EXIT.negative);
    expect((JSON.parse(out) as { broken: string[] }).broken).toEqual([expect.stringMatching(/stock\.at: overlaps waste[^=]*$/)]);
  });

  test.each([
    ['an option that changes nothing', { options: { draw: [1, 3], pace: ['slow', 'fast'] } }, /options\.pace: changes nothing/],
    ['a king for empty piles of a deck without kings', { table: { ...recipe.table, 't1-4': kings } }, /t1\.accept\.empty: is K, but/],
  ])('check reports %s', async (_what, change, message) => {
    writeFileSync(join(cwd, 'changed.json'), JSON.stringify({ ...recipe, ...change }));
    const { out } = await ran('check changed.json --json', { cwd });
    expect((JSON.parse(out) as { broken: string[] }).broken).toContainEqual(expect.stringMatching(message));
  });

  test('check advises the author of a recipe that was not won to search for longer', async () => {
    writeFileSync(join(cwd, 'lost.json'), JSON.stringify({ ...recipe, actions: {}, options: {} }));
    const { out } = await ran('check lost.json --json', { cwd });
    const [why] = (JSON.parse(out) as { broken: string[] }).broken.filter((message) => message.includes('was not won'));
    expect(why).toMatch(/To search deals 1 to 4 for longer: patience check lost\.json --time 5m$/);
  });

  test('simulate --save-won writes the won games as a list for fixtures.won, of every player', async () => {
    const [fixtures] = LAWS.filter(({ name }) => name.startsWith('won and lost games'));
    for (const player of ['first', 'random', 'fair', 'solver']) {
      const { out } = await ran(`simulate four.json --deals 6 --player ${player} --save-won won.json --json`, { cwd });
      const { wins } = JSON.parse(out) as { wins: number };
      const won = JSON.parse(readFileSync(join(cwd, 'won.json'), 'utf8')) as unknown[];
      expect(wins, player).toBeGreaterThan(0);
      expect(won, player).toHaveLength(wins);
      const four = await readRecipe(join(cwd, 'four.json'));
      expect(() => checkLaw(four, fixtures!, { fixtures: { won } })).not.toThrow();
    }
  });

  test('a rules file of Solvitaire is read like a recipe', async () => {
    const { code, out } = await ran(['deal', 'Free Cell.json', '--seed', '1', '--json'], { cwd });
    expect(code).toBe(EXIT.fine);
    expect(JSON.parse(out)).toHaveProperty('variant', 'free-cell');
  });

  test.each([
    ['wrong.json', 'deal.1.to'],
    ['long.json', '1000001'],
    ['gaps.json', 'left neighbour'],
    ['missing.json', 'missing.json'],
  ])('%s is refused with the reason', async (file, told) => {
    const { code, err } = await ran(`deal ${file}`, { cwd });
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain(told);
  });
});
