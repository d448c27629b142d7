import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './command-names.js';
import type { Io } from './io.js';
import { run } from './run.js';
import { ran } from './testing/fake-io.js';
import { installToy } from './testing/toy.js';

const toy = installToy();
const cwd = toy.folder;
afterAll(() => toy.remove());

const json = async (argv: string | string[]): Promise<Record<string, unknown>> => {
  const { code, out, err } = await ran(typeof argv === 'string' ? `${argv} --json` : [...argv, '--json'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Record<string, unknown>;
};

const DECK = '4H 3C AC AH 2H 4C 2C 3H';

test('list names every installed patience with its package, and runs none of their code', async () => {
  const listed = installToy("throw new Error('it was run')");
  const { code, out, err } = await ran('list --json', { cwd: listed.folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { variants } = JSON.parse(out) as { variants: { id: string }[] };
  expect(variants.find(({ id }) => id === 'toy')).toEqual({
    id: 'toy',
    package: 'patience-toy',
    version: '2.5.0',
    names: { de: 'Spielzeug', en: 'Toy' },
  });
  expect((await ran('list', { cwd: listed.folder })).out).toMatch(/^toy +Toy +patience-toy 2\.5\.0$/m);
  listed.remove();
});

test('options prints the options of a patience with their values', async () => {
  expect(await json('options toy')).toEqual({ variant: 'toy', options: { cells: ['two', 'none'], columns: [3, 2] } });
  expect((await ran('options toy', { cwd })).out).toBe('Toy\n\ncells    two | none  Cells\ncolumns  3 | 2       n\n');
});

test('a package of the working folder does not replace a patience that is installed with the program', async () => {
  const away = installToy();
  const { out, err } = await ran('list --json', { cwd: away.folder, program: cwd });
  const { variants } = JSON.parse(out) as { variants: { id: string }[] };
  expect(variants.filter(({ id }) => id === 'toy')).toEqual([expect.not.objectContaining({ confined: true })]);
  expect(err).toMatch(/^patience: "toy" is installed with this program and in this folder; .*index\.js\n$/);
  writeFileSync(away.module, "throw new Error('it was run')");
  expect(await ran('deal toy', { cwd: away.folder, program: cwd })).toMatchObject({
    code: 0,
    err: expect.stringContaining(away.module) as string,
  });
  away.remove();
});

test('list marks a patience that is found from the working folder alone as confined', async () => {
  const { out } = await ran('list --json', { cwd, program: '/' });
  expect((JSON.parse(out) as { variants: object[] }).variants).toContainEqual(expect.objectContaining({ id: 'toy', confined: true }));
});

test('terminal escapes in names are printed as text', async () => {
  const evil = installToy(readFileSync(toy.module, 'utf8').replace("words('Toy'", "words('T\\x1b]0;x\\x07\\x9b2Jy\\u202e'"));
  for (const line of ['deal toy', 'options toy', 'simulate toy --deals 1', 'solve toy', 'deal toy --json'])
    // eslint-disable-next-line no-control-regex -- it is about these
    expect((await ran(line, { cwd: evil.folder })).out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  evil.remove();
});

test('deal --json lays out a given deck, with face-down cards in angle brackets', async () => {
  expect(await json(['deal', 'toy', '--deck', '4h 3c, AC AH 2H 4C 2C 3H'])).toEqual({
    variant: 'toy',
    options: { cells: 'two', columns: 3 },
    deck: DECK.split(' '),
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
  const { out } = await ran(['deal', 'toy', '--deck', DECK], { cwd });
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
  const argv = ['deal', 'toy', '--deck', DECK];
  expect((await ran(argv, { cwd, tty: true })).out).toContain('\x1b[31mA♥\x1b[39m');
  expect((await ran(argv, { cwd, tty: true, env: { NO_COLOR: '1' } })).out).not.toContain('\x1b');
  expect((await ran(argv, { cwd, env: { FORCE_COLOR: '1' } })).out).toContain('\x1b[31m');
});

test('moves lists moves to interchangeable piles once, and each of them with --all', async () => {
  const argv = ['moves', 'toy', '--deck', DECK];
  const once = await json(argv);
  expect(once).toMatchObject({ variant: 'toy', played: 0, status: 'playing', stuck: false, score: 0 });
  expect(new Set(once['moves'] as string[])).toEqual(new Set(['t2>f1', 't1>c1', 't2>c1', 't3>c1', 'turn']));
  const all = (await json([...argv, '--all']))['moves'] as string[];
  expect(new Set(all)).toEqual(new Set(['t2>f1', 't2>f2', 't1>c1', 't1>c2', 't2>c1', 't2>c2', 't3>c1', 't3>c2', 'turn']));
});

test('moves plays --moves first, and describes each legal move', async () => {
  const after = await json(['moves', 'toy', '--deck', DECK, '--moves', 't2>f1 t2>f2,turn']);
  expect(after).toMatchObject({ played: 3, score: 20 });
  expect(after['moves']).toContain('waste>f2');
  const { out } = await ran(['moves', 'toy', '--deck', DECK, '--lang', 'de'], { cwd });
  expect(out).toContain('t2>f1  A♥ → Grundkarte 1');
  expect(out).toMatch(/turn +Umdrehen/);
});

test('an illegal move in --moves is reported with its number and the reason', async () => {
  const argv = ['moves', 'toy', '--deck', DECK, '--moves', 't2>f1 t1>f2', '--json'];
  expect(await ran(argv, { cwd })).toEqual({
    code: 2,
    out: '',
    err: 'patience: Move 2, “t1>f2”, is not possible. Only an ace may open this place.\n',
  });
  expect((await ran([...argv, '--lang', 'de'], { cwd })).err).toBe(
    'patience: Zug 2, „t1>f2“, ist nicht möglich. Auf den leeren Platz darf nur ein Ass.\n',
  );
});

test('perft counts the new positions of each depth', async () => {
  const { layers, ...rest } = await json(['perft', 'toy', '--deck', DECK, '--depth', '3']);
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
  const solved = await json(['solve', 'toy', '--deck', DECK, '--save', 'fixtures/won.json']);
  expect(solved['game']).toMatchObject({
    format: 1,
    variant: 'toy',
    rules: 3,
    deck: DECK,
    gestures: (solved['moves'] as string[]).map((move) => [move]),
  });
  const text = readFileSync(join(cwd, 'fixtures/won.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(solved['game']);
  expect(text).toMatch(/^\{\n {2}"format": 1,\n(.*\n)*\}\n$/);
  for (const stdin of [text, JSON.stringify(solved)]) expect((await ran('replay -', { cwd, stdin })).out).toMatch(/^won · /m);
  const rest = await json(['solve', 'toy', '--deck', DECK, '--moves', 't2>f1 turn']);
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
  const { code, out, err } = await ran(['solve', 'toy', '--deck', DECK, '--save', 'file/won.json'], { cwd });
  expect(code).toBe(2);
  expect(out).toBe('');
  expect((await ran(['solve', 'toy', '--deck', DECK, '--save', '/dev/null'], { cwd })).err).toMatch(
    /^patience: \/dev\/null is not a regular file [^\n]+\n$/,
  );
  expect(err).toMatch(/^patience: file\/won\.json cannot be written \(E\w+: [^\n,]+\)\n$/);
});

test.each([
  ['--json', /the command is missing; the commands are list, /],
  ['--seed 5 deal toy', /there is no option --seed here/],
  ['--lang', /--lang needs a value/],
  ['help dance', /there is no command "dance"/],
  ['dance', /there is no command "dance"; the commands are list, /],
  ['deal', /the game is missing/],
  ['deal nothing', /no patience “nothing” here\. Installed: .*toy/],
  ['deal ./nothing.mjs', /there is no file \/.*\/nothing\.mjs; a module is named by its path, an installed game by its id/],
  ['deal ./node_modules', /\/node_modules is not a regular file /],
  ['deal toy extra', /"extra" is unexpected/],
  ['deal toy --depth 3', /there is no option --depth here/],
  ['deal toy --seed', /--seed needs a value/],
  ['deal toy --seed 1 --seed 2', /--seed is given twice/],
  ['deal toy --seed 1 --deck KS', /only one deal is possible; give one of --seed, --deck/],
  ['deal toy --deck AC', /lacks the/],
  ['deal toy --deck AX', /“AX”, is not a card/],
  ['deal toy --deck-file /no/such/file', /\/no\/such\/file cannot be read \(ENOENT: no such file or directory\)/],
  ['deal toy --set cells', /--set must have the form name=value, not "cells"/],
  ['deal toy --set cells=three', /cannot be “three”/],
  ['deal toy --set cells=two --set cells=none', /option "cells" is set twice/],
  ['deal toy --set colour=red', /no option “colour”/],
  ['deal toy --set __proto__=1', /no option “__proto__”/],
  ['deal toy --deck-file /dev/zero', /\/dev\/zero is not a regular file/],
  ['replay /', /\/ is not a regular file/],
  ['replay ', /the file is missing/],
  ['simulate toy --deals 1 --out /dev/null', /\/dev\/null is not a regular file/],
  ['deal toy --set cells=none --set columns=2', /That would be too hard\./],
  ['deal toy --lang eo', /--lang must be an installed language \(de, en[^)]*\), not "eo"/],
  ['deal toy --json=yes', /--json takes no value/],
  ['perft toy', /perft needs --depth/],
  ['perft toy --depth -1', /--depth must be a whole number from 0 to 1000, not "-1"/],
  ['deal toy --seed --json', /--seed needs a value: --seed SEED/],
  ['perft toy --depth 1.5', /--depth must be a whole number from 0 to 1000, not "1\.5"/],
  ['simulate toy', /simulate needs --deals/],
  ['simulate toy --deals 0', /--deals must be a whole number from 1/],
  ['simulate toy --deals 10 --from 4294967290', /--from must be a whole number from 0 to 4294967286/],
  ['simulate toy --deals 1 --player ghost', /no player "ghost"; the players are first, random, fair, solver/],
  ['simulate toy --deals 1 --time 1s', /needs --player solver/],
  [
    'solve toy --time soon',
    /--time must be a time such as 500ms, 10s, 2m or 2min, 1\.5h, or a number of seconds, up to 24 days; not "soon"/,
  ],
  ['replay', /the file is missing/],
])('bad input is reported in one line with exit code 2: patience %s', async (argv, message) => {
  const { code, out, err } = await ran(argv, { cwd });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
  expect(err).toMatch(/^patience: [^\n]+\n$/);
});

test('a call without a command prints the help and one line that the command is missing', async () => {
  const { code, out, err } = await ran([], { cwd });
  expect({ code, out }).toEqual({ code: 2, out: (await ran('--help')).out });
  expect(err).toMatch(/^patience: the command is missing; [^\n]+\n$/);
});

test('flags of every command may precede its name, and help COMMAND is COMMAND --help', async () => {
  expect(await ran('--json --lang de deal toy --seed 3', { cwd })).toEqual(await ran('deal toy --seed 3 --json', { cwd }));
  expect((await ran('--lang de deal toy', { cwd })).out).toContain('Spielzeug');
  expect(await ran('help')).toEqual(await ran('--help'));
  expect(await ran('--lang=de help deal')).toEqual(await ran('deal --help --lang de'));
});

test('quotations of untrusted text in errors are short and without control characters', async () => {
  const lines = async (argv: string[], stdin = ''): Promise<string> => {
    const { code, err } = await ran(argv, { cwd, stdin });
    expect(code).toBe(2);
    // eslint-disable-next-line no-control-regex
    expect(err).toMatch(/^patience: [^\x00-\x1f\x7f]{1,300}\n$/);
    return err;
  };
  expect(await lines(['deal', 'toy', '--deck-file', '-'], 'x'.repeat(1e6))).toContain(`“${'x'.repeat(80)}…”`);
  expect(await lines(['deal', 'toy', '--deck-file', '-'], 'A\x1b[2J\0')).toContain('“A\\x1b[2J\\x00”');
  expect(
    await lines(['replay', '-'], JSON.stringify({ format: 1, variant: 'a\nb\x1b', rules: 1, options: {}, seed: 1, gestures: [] })),
  ).toContain('“a\\nb\\x1b”');
  for (const argv of [
    ['dance\n'],
    ['deal', '\x1b'],
    ['deal', 'toy', '--\x1b'],
    ['deal', 'toy', 'y\n'.repeat(99)],
    ['deal', 'toy', '--set', '\x1b'.repeat(99)],
    ['deal', 'toy', '--set', '\x1b=1'],
    ['moves', 'toy', '--moves', '\x1b'],
    ['deal', 'toy', '--lang', '\x1b'],
    ['replay', '/no/\x1b'],
  ])
    await lines(argv);
  expect((await ran(['deal', 'toy', '--seed', 'a\x1b[2Jb'], { cwd })).out).toContain('deal a\\x1b[2Jb\n');
});

test('input files may begin with a byte order mark, and one that is too large is refused', async () => {
  const { game } = await json(['solve', 'toy', '--deck', DECK]);
  expect((await ran('replay -', { cwd, stdin: `\ufeff${JSON.stringify(game)}` })).code).toBe(0);
  expect((await ran('deal toy --deck-file -', { cwd, stdin: `\ufeff${DECK}` })).code).toBe(0);
  const long = join(cwd, 'long.txt');
  writeFileSync(long, ' '.repeat(9 * 2 ** 20));
  expect((await ran(['replay', long], { cwd })).err).toBe(
    `patience: ${long} is longer than 8 MB, so it is neither a deck nor a saved game\n`,
  );
  expect((await ran('replay -', { cwd, stdin: ' '.repeat(9 * 2 ** 20) })).err).toBe(
    'patience: standard input is longer than 8 MB, so it is neither a deck nor a saved game\n',
  );
});

test('a bug of the program is reported with its stack and exit code 70', async () => {
  const lines: string[] = [];
  const stream = (write: (text: string) => void): Io['out'] => ({ write, isTTY: false, columns: 80 });
  const torn = stream(() => {
    throw new TypeError('oops');
  });
  const io: Io = {
    env: {},
    cwd,
    out: torn,
    err: stream((text) => lines.push(text)),
    stdin: () => Readable.from([]),
    interruption: () => new AbortController().signal,
  };
  expect(await run(['--version'], io)).toBe(70);
  expect(lines.join('')).toMatch(/^patience: this is a bug in the program, [^\n]*: oops\nTypeError: oops\n +at /);
});

test('help and version are printed to standard output, in English and German', async () => {
  for (const command of COMMANDS)
    for (const [lang, usage] of [
      ['de', 'Aufruf'],
      ['en', 'Usage'],
    ] as const) {
      const { code, out, err } = await ran(`${command} --help --lang ${lang}`);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`${usage}: patience ${command}`);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
    }
  expect((await ran('-h')).out).toBe((await ran('--help')).out);
  expect((await ran('solve -h')).out).toContain('-h, --help');
  expect((await ran('--help', { env: { LANG: 'de_DE.UTF-8' } })).out).toContain('Aufruf');
  expect((await ran('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('a patience that breaks the contract is reported in one line', async () => {
  const broken = installToy(
    `export default { api: 1, id: 'toy', rules: 1, options: {}, deck: () => ({}), table: () => [], deal() {}, strings: { de: { name: 'x' }, en: { name: 'x' } } };`,
  );
  const { code, out, err } = await ran('deal toy', { cwd: broken.folder });
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: 'patience: Variant "toy", table: must return at least one pile\n' });
  writeFileSync(broken.module, 'syntax error');
  const again = installToy('this is no module');
  expect((await ran('deal toy', { cwd: again.folder })).err).toMatch(/^patience: "toy" of patience-toy cannot be loaded: [^\n]+\n$/);
  broken.remove();
  again.remove();
});

test('a broken package is reported by list, and stops only commands that name its patience', async () => {
  const { folder, remove } = installToy();
  const put = (name: string, patience: unknown): void => {
    mkdirSync(join(folder, 'node_modules', name));
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, keywords: ['patience-variant'], patience }));
  };
  put('p-shape', { api: 1, variants: { thr: './x.js' } });
  put('p-new', { api: 2, variants: { nova: {} } });
  const twin = { api: 1, variants: { twin: { module: './x.js', names: { de: 'x', en: 'x' } } } };
  put('p-twin', twin);
  put('q-twin', twin);
  const listed = await ran('list --json', { cwd: folder });
  expect(listed.code).toBe(1);
  expect(listed.out).toContain('"toy"');
  expect(listed.err.trimEnd().split('\n')).toEqual(
    ['p-new', 'p-shape', 'twin'].map((name) => expect.stringMatching(`^patience: Variant "${name}", manifest: `) as string),
  );
  expect(await ran('deal toy', { cwd: folder })).toMatchObject({ code: 0, err: '' });
  for (const [id, why] of [
    ['thr', /^patience: Variant "p-shape".*must be an object/],
    ['nova', /version 2/],
    ['twin', /the id is taken/],
  ] as const) {
    const { code, err } = await ran(['deal', id], { cwd: folder });
    expect(code).toBe(2);
    expect(err).toMatch(why);
    expect(err).toMatch(/^[^\n]+\n$/);
  }
  expect((await ran('deal other', { cwd: folder })).err.split('\n')).toHaveLength(5);
  remove();
});

test('the error for an unknown id lists ids with the same beginning first', async () => {
  const { folder, remove } = installToy();
  const home = join(folder, 'node_modules', 'p-more');
  mkdirSync(home);
  const names = { de: 'x', en: 'x' };
  const variants = Object.fromEntries(['tomato', 'zebra', 'to'].map((id) => [id, { module: './x.js', names }]));
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ name: 'p-more', keywords: ['patience-variant'], patience: { api: 1, variants } }),
  );
  const { code, err } = await ran('deal toys', { cwd: folder });
  expect(code).toBe(2);
  expect(err).toContain('Installed: toy, to, tomato, zebra.');
  remove();
});
