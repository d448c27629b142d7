import { afterAll, expect, test } from 'vitest';
import { answersIn, ran } from '../testing/fake-io.js';
import { installToy, TOY_DECK } from '../testing/toy.js';

const toy = installToy();
const cwd = toy.folder;
const json = answersIn(cwd);

afterAll(() => toy.remove());

test('deal --json lays out a given deck, with face-down cards in angle brackets', async () => {
  expect(await json(['deal', 'toy', '--deck', '4h 3c, AC AH 2H 4C 2C 3H'])).toEqual({
    variant: 'toy',
    options: { cells: 'two', columns: 3 },
    deck: TOY_DECK.split(' '),
    piles: {
      stock: ['<3H>', '<2C>'],
      waste: [],
      f1: [],
      f2: [],
      c1: [],
      c2: [],
      t1: ['<4H>', '3C'],
      t2: ['<AC>', 'AH'],
      t3: ['<2H>', '4C'],
    },
  });
});

test('deal gives the same cards by seed and by the deck of that seed; the default seed is 0', async () => {
  const bySeed = await json('deal toy --seed 7');
  expect(bySeed['seed']).toBe(7);
  const { seed: _, ...byDeck } = bySeed;
  expect(await json(['deal', 'toy', '--deck', (bySeed['deck'] as string[]).join(' ')])).toEqual(byDeck);
  expect(await json('deal toy')).toEqual(await json('deal toy --seed 0'));
  expect((await json('deal toy --seed=Sunday'))['seed']).toBe('Sunday');
});

test('deal draws the table with backs for face-down cards and the id above each pile', async () => {
  const { out } = await ran(['deal', 'toy', '--deck', TOY_DECK], { cwd });
  expect(out).toBe(
    [
      'Toy · Cells: 2 · n: 3 · a given deck',
      '',
      'stock waste        f1    f2    c1    c2',
      ' ▒▒ 2   ·           ·     ·     ·     ·',
      '',
      ' t1    t2    t3',
      ' ▒▒    ▒▒    ▒▒',
      ' 3♣    A♥    4♣',
      '',
    ].join('\n'),
  );
});

test('red suits are coloured on a terminal, but not with NO_COLOR', async () => {
  const argv = ['deal', 'toy', '--deck', TOY_DECK];
  expect((await ran(argv, { cwd, tty: true })).out).toContain('\x1b[31mA♥\x1b[39m');
  expect((await ran(argv, { cwd, tty: true, env: { NO_COLOR: '1' } })).out).not.toContain('\x1b');
  expect((await ran(argv, { cwd, env: { FORCE_COLOR: '1' } })).out).toContain('\x1b[31m');
});

test('moves lists moves to interchangeable piles once, and each of them with --all', async () => {
  const argv = ['moves', 'toy', '--deck', TOY_DECK];
  const once = await json(argv);
  expect(once).toMatchObject({ variant: 'toy', played: 0, status: 'playing', stuck: false, score: 0 });
  expect(new Set(once['moves'] as string[])).toEqual(new Set(['t2>f1', 't1>c1', 't2>c1', 't3>c1', 'turn']));
  const all = (await json([...argv, '--all']))['moves'] as string[];
  expect(new Set(all)).toEqual(new Set(['t2>f1', 't2>f2', 't1>c1', 't1>c2', 't2>c1', 't2>c2', 't3>c1', 't3>c2', 'turn']));
});

test('moves plays --moves first, and describes each legal move', async () => {
  const after = await json(['moves', 'toy', '--deck', TOY_DECK, '--moves', 't2>f1 t2>f2,turn']);
  expect(after).toMatchObject({ played: 3, score: 20 });
  expect(after['moves']).toContain('waste>f2');
  const { out } = await ran(['moves', 'toy', '--deck', TOY_DECK, '--lang', 'de'], { cwd });
  expect(out).toContain('t2>f1  A♥ → Familie 1');
  expect(out).toMatch(/turn +Umdrehen/);
});

test('an illegal move in --moves is reported with its number and the reason', async () => {
  const argv = ['moves', 'toy', '--deck', TOY_DECK, '--moves', 't2>f1 t1>f2', '--json'];
  expect(await ran(argv, { cwd })).toEqual({
    code: 2,
    out: '',
    err: 'patience: Move 2, “t1>f2”, is not possible. Only an ace may go on this empty place.\n',
  });
  expect((await ran([...argv, '--lang', 'de'], { cwd })).err).toBe(
    'patience: Zug 2, „t1>f2“, ist nicht möglich. Auf den leeren Platz darf nur ein Ass.\n',
  );
});

test('perft counts the new positions of each depth', async () => {
  const { layers, ...rest } = await json(['perft', 'toy', '--deck', TOY_DECK, '--depth', '3']);
  expect(rest).toEqual({ variant: 'toy', options: { cells: 'two', columns: 3 } });
  expect((layers as number[]).slice(0, 2)).toEqual([1, 5]);
  expect(layers).toHaveLength(4);
  expect((await json('perft toy --depth 0'))['layers']).toEqual([1]);
});

test('perft --exact counts piles outside a group as different, and its title says so', async () => {
  const grid = installToy(`
    const words = { name: 'Grid', summary: 'Grid', rules: 'Grid' };
    export default {
      api: 1, id: 'toy', rules: 1, options: {}, deck: () => ({ suits: ['S'], ranks: [1, 2] }),
      table: () => ['a1', 'a2', 'a3'].map((id, x) => ({ id, role: 'tableau', at: [x, 0], take: 'top', accept: { empty: 'any' } })),
      deal: (table) => ['a1', 'a2'].forEach((pile) => table.move('pack', pile, { face: 'up' })),
      strings: { de: words, en: words },
    };`);
  try {
    const outputOf = async (flag: string): Promise<string> => (await ran(`perft toy --depth 2 --json${flag}`, { cwd: grid.folder })).out;
    expect(JSON.parse(await outputOf(''))).toEqual({ variant: 'toy', options: {}, seed: 0, layers: [1, 0, 0] });
    expect(JSON.parse(await outputOf(' --exact'))).toEqual({ variant: 'toy', options: {}, seed: 0, exact: true, layers: [1, 2, 2] });
  } finally {
    grid.remove();
  }
  for (const lang of ['de', 'en']) expect((await ran(`perft --help --lang ${lang}`)).out).toMatch(/^ +--exact /m);
});
