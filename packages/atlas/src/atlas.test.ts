import { readFileSync } from 'node:fs';
import { wilsonInterval } from '@patience/solver';
import { expect, test } from 'vitest';
import { agrees, commandOf, readAtlas, type Row } from './atlas.js';

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

const row: Row = {
  name: 'toy 1',
  variant: 'toy',
  options: { draw: 1 },
  rules: 1,
  deals: 10,
  seeds: [1, 10],
  solved: 6,
  impossible: 3,
  unknown: 1,
  winnable: [0.3, 0.9],
  solver: ['0.1.0'],
  budget: [100, 200],
};
const atlas = (...rows: unknown[]): unknown => ({ format: 1, rows, published: [] });

test('readAtlas reads the file of winnable shares of this package', () => {
  const { rows } = readAtlas(json('atlas.json'));
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { name, solved, unknown, deals, winnable } of rows) {
    // Allow a tenth of a per cent for rounding outwards.
    const [low, high] = wilsonInterval(solved, unknown, deals);
    expect(low - winnable[0], name).toBeLessThanOrEqual(0.001);
    expect(winnable[1] - high, name).toBeLessThanOrEqual(0.001);
    expect(winnable[0] <= low && high <= winnable[1], name).toBe(true);
  }
});

test('the README states the interval up to which the atlas was counted', () => {
  const { rows } = readAtlas(json('atlas.json'));
  const known = (within: number): number => rows.filter(({ winnable: [low, high] }) => (high - low) / 2 <= within + 1e-9).length;
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const numbers = /Of (\d+) rule sets (\d+) are known to ± 1 %, (\d+) to ± 3 %/.exec(text)?.slice(1).map(Number);
  expect(numbers).toEqual([rows.length, known(0.01), known(0.03)]);
});

test('published results agree with the atlas within both intervals, or the difference is explained', () => {
  const { rows, published } = readAtlas(json('atlas.json'));
  expect(published).toEqual(json('published.json'));
  expect(published.length).toBeGreaterThan(20);
  for (const one of published) {
    const ours = rows.find(({ name }) => name === one.name)!;
    expect(agrees(ours, one), `${one.name}: ${one.share} ± ${one.within}, ours ${ours.winnable.join(' to ')}`).toBe(
      one.reason === undefined,
    );
  }
});

test.each([
  ['inside', 0.5, 0.01, true],
  ['meeting the lower end', 0.28, 0.02, true],
  ['meeting the upper end', 0.92, 0.02, true],
  ['below', 0.28, 0.01, false],
  ['above', 0.92, 0.01, false],
])('a published figure %s an interval from 0.3 to 0.9', (_, share, within, wanted) => {
  expect(agrees(row, { share, within })).toBe(wanted);
});

test.each([
  ['another format', { format: 2, rows: [], published: [] }, /format must be 1/],
  ['no rows', { format: 1, published: [] }, /rows/],
  ['no list of published figures', { format: 1, rows: [] }, /published/],
  ['a row that is none', atlas(null), /all of it of row 0/],
  ['an interval upside down', atlas(row, { ...row, winnable: [0.9, 0.3] }), /winnable of row 1/],
  ['a share above one', atlas({ ...row, winnable: [0.3, 30] }), /winnable/],
  ['verdicts that are more than the deals', atlas({ ...row, solved: 7 }), /add up to deals/],
  ['a published figure without a source', { format: 1, rows: [], published: [{ name: 'toy', share: 1, within: 0 }] }, /source/],
])('%s is refused', (_, value, reason) => {
  expect(() => readAtlas(value)).toThrow(reason);
});

test('the schema requires the same fields as readAtlas', () => {
  const schema = json('atlas.schema.json') as {
    properties: { rows: { items: { required: (keyof Row)[]; properties: Record<string, unknown> } } };
  };
  const { required, properties } = schema.properties.rows.items;
  expect(() => readAtlas(atlas(row))).not.toThrow();
  for (const field of Object.keys(properties)) {
    const { [field as keyof Row]: _, ...rest } = { ...row, moves: 3 };
    if (required.includes(field as keyof Row)) expect(() => readAtlas(atlas(rest)), field).toThrow(field === 'deals' ? /wrong/ : field);
    else expect(() => readAtlas(atlas(rest)), field).not.toThrow();
    expect(() => readAtlas(atlas({ ...row, [field]: false })), `${field}: false`).toThrow(/wrong/);
  }
});

test('commandOf gives a command that counts the same deals with the same limits', () => {
  expect(commandOf(row)).toBe('pnpm -F @patience/atlas winnability -- --only "toy 1" --deals 10 --budget 200 --out again');
});
