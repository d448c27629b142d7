/** Tests of the built program as a process: arguments, pipes, exit codes, signals and worker threads. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { TOY_DECK } from '../src/testing/toy.js';
import { answered, ending, installedToy, patience, started } from './patience.js';

const toy = installedToy();
const place = { cwd: toy.folder };
afterAll(() => toy.remove());

test('a command prints the answer to standard output and errors to standard error', () => {
  expect(patience(['deal', 'toy', '--json'], place)).toMatchObject({ code: 0, err: '' });
  const wrong = patience(['deal', 'toy', '--seed'], place);
  expect(wrong).toEqual({ code: 2, out: '', err: 'patience: --seed needs a value: --seed SEED\n' });
});

test('replay reads a saved game by its path, also with flags before the command', () => {
  expect(patience(['solve', 'toy', '--deck', TOY_DECK, '--save', 'won.json'], place)).toMatchObject({ code: 0 });
  expect(patience(['--json', 'replay', './won.json'], place)).toEqual(patience(['replay', 'won.json', '--json'], place));
});

test.each(['deal toy', 'simulate toy --deals 1', 'simulate toy --deals 9 --jobs 2'])(
  'a game that ends the program makes the command fail: %s',
  (line) => {
    const hasty = installedToy(readFileSync(toy.module, 'utf8').replace('deal(table) {', 'deal(table) { process.exit();'));
    const { code, out, err } = patience(line.split(' '), { cwd: hasty.folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain("patience: the game's own code ended the program (process.exit) before there was an answer\n");
    hasty.remove();
  },
);

test('deal takes a deck from the command line, a file or a pipe', () => {
  const file = join(toy.folder, 'deck.txt');
  writeFileSync(file, TOY_DECK.replaceAll(' ', '\n') + '\n');
  const byWords = answered(['deal', 'toy', '--deck', TOY_DECK], place);
  expect(answered(['deal', 'toy', '--deck-file', 'deck.txt'], place)).toEqual(byWords);
  expect(answered(['deal', 'toy', '--deck-file', '-'], { ...place, input: TOY_DECK })).toEqual(byWords);
});

test('the program answers in the language of the shell', () => {
  expect(patience(['deal', 'toy', '--set', 'x=1'], { ...place, env: { LANG: 'de_DE.UTF-8' } }).err).toBe(
    'patience: Die Option „x“ gibt es nicht. Bekannt: cells, columns.\n',
  );
  expect(patience(['deal', 'toy'], place).out).toMatch(/^Toy /);
});

test('the line of solve can be played from the position that was asked about', () => {
  const deal = ['toy', '--deck', TOY_DECK];
  const solved = answered(['solve', ...deal], place) as { verdict: string; moves: string[]; positions: number; ms: number };
  expect(solved).toMatchObject({
    variant: 'toy',
    verdict: 'solved',
    positions: expect.any(Number) as number,
    ms: expect.any(Number) as number,
  });
  expect(answered(['moves', ...deal, '--moves', solved.moves.join(' ')], place)).toMatchObject({ status: 'won', moves: [] });
  const rest = answered(['solve', ...deal, '--moves', solved.moves.slice(0, 2).join(' ')], place) as { moves: string[] };
  expect(answered(['moves', ...deal, '--moves', [...solved.moves.slice(0, 2), ...rest.moves].join(' ')], place)).toMatchObject({
    status: 'won',
  });
});

test('solve ends with exit code 1 for a deal that cannot be won, and for one that is not decided', () => {
  const lost = patience(['solve', 'toy', '--set', 'cells=none', '--deck', 'AH 4H AC 4C 2H 3C 2C 3H', '--json'], place);
  expect(lost).toMatchObject({ code: 1, err: '' });
  expect(JSON.parse(lost.out)).toMatchObject({ verdict: 'impossible', moves: [] });
});

test('simulate gives the same results with several threads as with one, and continues a file', () => {
  const simulate = ['simulate', 'toy', '--deals', '2000'];
  const alone = answered(simulate, place);
  expect(answered([...simulate, '--jobs', '3'], place)).toEqual(alone);
  answered(['simulate', 'toy', '--deals', '700', '--jobs', '2', '--out', 'run.jsonl'], place);
  expect(answered([...simulate, '--jobs', '2', '--out', 'run.jsonl'], place)).toEqual(alone);
  const seeds = readFileSync(join(toy.folder, 'run.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { seed: number }).seed);
  expect(seeds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2000 }, (_, seed) => seed));
});

test('simulate --player solver decides every deal of a small game, in threads', () => {
  const solver = ['simulate', 'toy', '--deals', '30', '--player', 'solver'];
  const { wins, losses, unknown, ...rest } = answered(solver, place) as Record<string, number>;
  expect(wins! + losses!).toBe(30);
  expect(unknown).toBe(0);
  expect(rest).toMatchObject({ player: 'solver', deals: 30 });
  expect(answered([...solver, '--jobs', '2'], place)).toMatchObject({ wins, losses });
});

test('an error in a worker thread is reported in one line', () => {
  const broken = installedToy(
    readFileSync(toy.module, 'utf8').replace('deal(table) {', "deal(table) { if (table.card('pack') === null) throw new Error('torn'); "),
  );
  const { code, out, err } = patience(['simulate', 'toy', '--deals', '1000', '--jobs', '2', '--json'], { cwd: broken.folder });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('patience: Variant "toy", deal: threw Error: torn\n');
  broken.remove();
});

test('simulate names a file that cannot be written further, with threads and without', () => {
  for (const jobs of ['1', '2']) {
    const { status, stderr } = limited(['simulate', 'toy', '--deals', '20000', '--jobs', jobs, '--out', `full-${jobs}.jsonl`]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(`^patience: full-${jobs}.jsonl cannot be written \\(EFBIG: [^\\n]+\\)\\n$`) as string,
    });
  }
});

test('solve --save leaves the former file when the disk is full', () => {
  const args = ['solve', 'toy', '--deck', TOY_DECK, '--save', 'kept.json'];
  writeFileSync(join(toy.folder, 'kept.json'), 'old');
  expect(limited(args, 0)).toMatchObject({ status: 2, stderr: expect.stringContaining('kept.json cannot be written (EFBIG') as string });
  expect(readFileSync(join(toy.folder, 'kept.json'), 'utf8')).toBe('old');
});

test.each([
  ['solve toy --save', 'a folder', 'folder'],
  ['solve toy --save', 'a pattern', '*.json'],
  ['simulate toy --deals 1 --out', 'a folder', 'folder'],
  ['simulate toy --deals 1 --out', 'a pattern', '*.jsonl'],
  ['deal toy --deck-file', 'a folder', 'folder'],
  ['deal toy --deck-file', 'a pattern', '*.txt'],
])('%s refuses %s before the game is loaded', (line, _what, file) => {
  const loud = installedToy(`console.error('loaded');${readFileSync(toy.module, 'utf8')}`);
  mkdirSync(join(loud.folder, 'folder'));
  const { code, out, err } = patience([...line.split(' '), file], { cwd: loud.folder });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^patience: [^\n]*(is not a regular file|has a \* in its name)[^\n]*\n$/);
  expect(statSync(join(loud.folder, 'folder')).isDirectory()).toBe(true);
  loud.remove();
});

test('a command stops reading standard input that never ends', () => {
  expect(patience(['deal', 'toy', '--deck-file', '-'], { ...place, input: 'x '.repeat(2 ** 23) })).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('longer than 8 MB') as string,
  });
});

test('a worker thread that fails ends the others, and no result is written afterwards', () => {
  const source = readFileSync(toy.module, 'utf8').replace('deal(table) {', "deal(table) { if (threadId === 1) throw new Error('torn'); ");
  const broken = installedToy(`import { threadId } from 'node:worker_threads';\n${source}`);
  const ended = patience(['simulate', 'toy', '--deals', '10000000', '--jobs', '3', '--out', 'run.jsonl'], { cwd: broken.folder });
  expect(ended).toEqual({ code: 2, out: '', err: 'patience: Variant "toy", deal: threw Error: torn\n' });
  broken.remove();
});

test('Ctrl-C ends a simulation, which prints the deals that it has played', async () => {
  for (const jobs of ['1', '2']) {
    const child = started(['simulate', 'toy', '--deals', '10000000', '--jobs', jobs, '--json', '--out', `long-${jobs}.jsonl`], place);
    const ended = ending(child);
    const file = join(toy.folder, `long-${jobs}.jsonl`);
    await expect.poll(() => safely(() => readFileSync(file, 'utf8').length), { timeout: 60_000 }).toBeGreaterThan(0);
    child.kill('SIGINT');
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 130, err: '' });
    const { deals } = JSON.parse(out) as { deals: number };
    expect(deals).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length);
  }
});

test('text that rules print does not get into the answer', () => {
  const talking = installedToy(
    readFileSync(toy.module, 'utf8').replace('deal(table) {', "deal(table) { console.log('hello'); process.stdout.write('there\\n'); "),
  );
  for (const jobs of [[], ['--jobs', '2']]) {
    const { code, out, err } = patience(['simulate', 'toy', '--deals', '2', '--json', ...jobs], { cwd: talking.folder });
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ deals: 2 })]);
    // Expect all lines without threads only: the last output of a worker thread may be lost when it ends.
    if (jobs.length === 0) expect(err).toContain('hello\nthere\n');
  }
  talking.remove();
});

test('a module path that does not exist is reported as a missing file', () => {
  expect(patience(['deal', './nowhere.js'], place)).toEqual({
    code: 2,
    out: '',
    err: `patience: there is no file ${join(toy.folder, 'nowhere.js')}; a module is named by its path, an installed game by its id: see patience list\n`,
  });
});

test('a second Ctrl-C ends a simulation at once', async () => {
  const slow = installedToy(readFileSync(toy.module, 'utf8').replace('deal(table) {', "deal(table) { console.error('begun'); "));
  const child = started(['simulate', 'toy', '--deals', '10000000', '--player', 'solver', '--time', '1h'], { cwd: slow.folder });
  await new Promise<void>((begun) => child.stderr!.once('data', () => begun()));
  const ended = ending(child);
  // Send signals until the program has ended, because two at once may arrive as one.
  while (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGINT');
    await setImmediate();
  }
  expect((await ended).code).toBe(130);
  slow.remove();
});

test('a module that is named by its path is played', () => {
  writeFileSync(join(toy.folder, 'game.mjs'), readFileSync(toy.module, 'utf8'));
  expect(answered(['deal', './game.mjs', '--seed', '3'], place)).toEqual(answered(['deal', 'toy', '--seed', '3'], place));
});

test.each([
  ['solve toy --save', 'won.json'],
  ['simulate toy --deals 1 --out', 'run.jsonl'],
  ['simulate toy --deals 1 --save-won', 'all-won.json'],
])('%s writes nothing through a link', (line, file) => {
  const outside = mkdtempSync(join(tmpdir(), 'patience-outside-'));
  for (const target of ['there', 'missing']) {
    if (target === 'there') writeFileSync(join(outside, target), 'kept');
    rmSync(join(toy.folder, file), { force: true });
    symlinkSync(join(outside, target), join(toy.folder, file));
    const { code, out, err } = patience([...line.split(' '), file], place);
    expect([code, out, err]).toEqual([2, '', `patience: ${file} is a symbolic link; name the file itself\n`]);
  }
  expect(readdirSync(outside)).toEqual(['there']);
  expect(readFileSync(join(outside, 'there'), 'utf8')).toBe('kept');
  rmSync(outside, { recursive: true });
});

test('a second simulation that writes to the same file is refused, and so is one whose lock is a link', () => {
  const lock = join(toy.folder, 'shared.jsonl.lock');
  mkdirSync(lock);
  const { code, err } = patience(['simulate', 'toy', '--deals', '1', '--out', 'shared.jsonl'], place);
  expect([code, err]).toEqual([2, expect.stringContaining('shared.jsonl is being written by another simulation')]);
  rmSync(lock, { recursive: true });
  symlinkSync('/dev/zero', lock);
  expect(patience(['simulate', 'toy', '--deals', '1', '--out', 'shared.jsonl'], place).code).toBe(2);
});

test('a command ends without an error when its reader closes the pipe early', async () => {
  for (const args of [['list'], ['deal', 'toy'], ['simulate', 'toy', '--deals', '3000', '--jobs', '2'], ['--help']]) {
    const child = started(args, place);
    child.stdout!.destroy();
    expect(await ending(child), args.join(' ')).toMatchObject({ code: 0, err: '' });
  }
});

/** Runs the built program with a limit on the size of files. @param blocks maximum size, in blocks of the shell's `ulimit -f` */
const limited = (args: readonly string[], blocks = 64): { status: number | null; stderr: string } =>
  spawnSync(
    'sh',
    ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, join(toy.folder, 'node_modules/@patience/cli/dist/cli.js'), ...args],
    {
      cwd: toy.folder,
      env: { PATH: process.env['PATH'], LANG: 'C' },
      encoding: 'utf8',
    },
  );

const safely = (count: () => number): number => {
  try {
    return count();
  } catch {
    return 0;
  }
};
