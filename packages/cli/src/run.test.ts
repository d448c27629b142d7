import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './command-names.js';
import type { Io } from './io.js';
import { run } from './run.js';
import { answersIn, ran } from './testing/fake-io.js';
import { installToy, TOY_DECK } from './testing/toy.js';

const toy = installToy();
const cwd = toy.folder;
const json = answersIn(cwd);

afterAll(() => toy.remove());

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
  const { game } = await json(['solve', 'toy', '--deck', TOY_DECK]);
  expect((await ran('replay -', { cwd, stdin: `\ufeff${JSON.stringify(game)}` })).code).toBe(0);
  expect((await ran('deal toy --deck-file -', { cwd, stdin: `\ufeff${TOY_DECK}` })).code).toBe(0);
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
