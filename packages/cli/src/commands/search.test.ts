import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answersIn, ran } from '../testing/fake-io.js';
import { installToy, TOY_DECK } from '../testing/toy.js';

const toy = installToy();
const cwd = toy.folder;
const json = answersIn(cwd);

afterAll(() => toy.remove());

test('simulate counts every deal once, and its results add up to the number of deals', async () => {
  const all = await json('simulate toy --deals 300');
  const [a, b] = [await json('simulate toy --deals 100'), await json('simulate toy --deals 200 --from 100')];
  for (const key of ['wins', 'losses', 'stuck', 'unfinished']) expect(all[key]).toBe((a[key] as number) + (b[key] as number));
  const { wins, losses, stuck, unfinished, deals, share, interval } = all as Record<string, number> & { interval: [number, number] };
  expect(wins! + losses! + stuck! + unfinished!).toBe(300);
  expect(deals).toBe(300);
  expect(share).toBe(wins! / 300);
  expect(interval[0]).toBeLessThan(share!);
  expect(interval[1]).toBeGreaterThan(share!);
});

test('simulate --out continues a file, also one that ends in the middle of a line', async () => {
  const file = join(cwd, 'run.jsonl');
  const whole = await json('simulate toy --deals 40');
  await json(['simulate', 'toy', '--deals', '25', '--out', file]);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  expect(await json(['simulate', 'toy', '--deals', '40', '--out', file])).toEqual(whole);
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { seed: number; variant: string });
  expect(lines.map(({ seed }) => seed)).toEqual(Array.from({ length: 40 }, (_, seed) => seed));
  expect(lines[0]).toMatchObject({ variant: 'toy', rules: 3, options: { cells: 'two', columns: 3 }, player: 'first' });

  const other = await ran(['simulate', 'toy', '--deals', '5', '--set', 'columns=2', '--out', file], { cwd });
  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.err).toMatch(/belongs to another simulation \(line 1\)/);
  writeFileSync(file, 'precious notes');
  expect((await ran(['simulate', 'toy', '--deals', '5', '--out', file], { cwd })).code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('precious notes');
});

test('solve gives the winning line as a saved game, in its answer and with --save in a file', async () => {
  const solved = await json(['solve', 'toy', '--deck', TOY_DECK, '--save', 'fixtures/won.json']);
  expect(solved['game']).toMatchObject({
    format: 1,
    variant: 'toy',
    rules: 3,
    deck: TOY_DECK,
    gestures: (solved['moves'] as string[]).map((move) => [move]),
  });
  const text = readFileSync(join(cwd, 'fixtures/won.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(solved['game']);
  expect(text).toMatch(/^\{\n {2}"format": 1,\n(.*\n)*\}\n$/);
  for (const stdin of [text, JSON.stringify(solved)]) expect((await ran('replay -', { cwd, stdin })).out).toMatch(/^won · /m);
  const rest = await json(['solve', 'toy', '--deck', TOY_DECK, '--moves', 't2>f1 turn']);
  expect(rest['game']).toMatchObject({ gestures: [['t2>f1'], ['turn'], ...(rest['moves'] as string[]).map((move) => [move])] });
});

test('solve --save writes no file for a deal that cannot be won, and reports a file that cannot be written', async () => {
  const lost = await ran(['solve', 'toy', '--set', 'cells=none', '--deck', 'AH 4H AC 4C 2H 3C 2C 3H', '--save', 'lost.json', '--json'], {
    cwd,
  });
  expect(lost.code).toBe(1);
  expect(JSON.parse(lost.out)).not.toHaveProperty('game');
  expect(existsSync(join(cwd, 'lost.json'))).toBe(false);
  writeFileSync(join(cwd, 'file'), '');
  const { code, out, err } = await ran(['solve', 'toy', '--deck', TOY_DECK, '--save', 'file/won.json'], { cwd });
  expect(code).toBe(2);
  expect(out).toBe('');
  expect((await ran(['solve', 'toy', '--deck', TOY_DECK, '--save', '/dev/null'], { cwd })).err).toMatch(
    /^patience: \/dev\/null is not a regular file [^\n]+\n$/,
  );
  expect(err).toMatch(/^patience: file\/won\.json cannot be written \(E\w+: [^\n,]+\)\n$/);
});
