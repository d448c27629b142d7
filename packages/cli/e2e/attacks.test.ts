/** Attacks of an untrusted module on its confinement, on every Node that is found here: see `nodes.ts`. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installToy, TOY_DECK } from '../src/testing/toy.js';
import { attackScript } from './attack-script.js';
import { isLive, processesOf } from './processes.js';
import { ending, installProgram, patience, started, type Place } from './patience.js';
import { nodes } from './nodes.js';

const SECRET = 'the king of hearts';

/** A folder with an untrusted module, a secret beside it, and the program installed in a folder above. */
const home = installToy();
const folder = join(home.folder, 'download');
const place = { cwd: folder, env: { SECRET } };
const toy = readFileSync(home.module, 'utf8');
const listed = (): string[] => readdirSync(folder).toSorted();
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

let victim: ChildProcess;
let door: Server;
const visitors: unknown[] = [];

mkdirSync(folder);
installProgram(folder);
put('secret.txt', SECRET);
put('plain.mjs', toy);
/** Whether this system can confine processes. It asks the system and not the program: a broken program would switch its own tests off. */
const isolated = [
  ['bwrap', '--unshare-all', '--ro-bind', '/', '/', 'true'],
  ['unshare', '--user', '--map-root-user', '--mount', '--net', '--pid', '--fork', 'true'],
].some(([launcher, ...args]) => spawnSync(launcher!, args).status === 0);

beforeAll(async () => {
  victim = spawn('sleep', ['1000']);
  door = createServer((socket) => {
    visitors.push(socket.remoteAddress);
    socket.destroy();
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  victim.kill('SIGKILL');
  door.close();
  home.remove();
});

/** Returns the code of a module that attacks what this test prepared. */
const attacks = (): string => attackScript({ folder, secret: SECRET, port: (door.address() as AddressInfo).port, victim: victim.pid! });

/** Command that runs another one while bubblewrap cannot be started; undefined where the system cannot hide it. */
const hiding = ['-m', '-rm']
  .map((how) => ['unshare', how, 'sh', '-c', 'for f in $HIDDEN; do [ ! -e "$f" ] || mount --bind /dev/null "$f"; done; exec "$@"', 'sh'])
  .find(
    ([program, ...args]) =>
      spawnSync(program!, [...args, 'true'], { env: { HIDDEN: '/usr/bin/bwrap', PATH: process.env['PATH'] } }).status === 0,
  );
const without = (programs: string, node?: string): Place => ({
  ...place,
  ...(node === undefined ? {} : { node }),
  through: ['env', `HIDDEN=${programs}`, ...hiding!],
});
const BWRAP = '/usr/bin/bwrap /bin/bwrap';

describe.skipIf(!isolated)('an untrusted module in a confined process', () => {
  describe.each(nodes())('a process confined by %s', (node) => {
    const here: Place = { ...place, node };
    const ways: [string, Place][] = [['the launcher that is found first', here]];
    if (hiding) ways.push(['unshare alone', without(BWRAP, node)]);

    test.each(ways)('a module reaches no file, process or network outside, with %s', (_how, way) => {
      put('evil.mjs', attacks() + toy);
      const before = listed();
      for (const args of [
        ['deal', './evil.mjs'],
        ['simulate', './evil.mjs', '--deals', '600', '--jobs', '2'],
      ]) {
        const { code, out, err } = patience([...args, '--json'], way);
        expect([code, (JSON.parse(out || '{}') as { variant?: string }).variant, err]).toEqual([
          0,
          'toy',
          expect.stringContaining('attack all: tried'),
        ]);
        expect(err.split('\n').filter((line) => /REACHED|Debugger|inspector.*listen/.test(line))).toEqual([]);
        expect(err.match(/^attack .*: refused$/gm)!.length).toBeGreaterThan(20);
      }
      expect([victim.exitCode, victim.signalCode, visitors]).toEqual([null, null, []]);
      expect(listed()).toEqual(before);
      expect(readFileSync(join(folder, 'secret.txt'), 'utf8')).toBe(SECRET);
    });

    test.each(ways)('a module inherits no file that the caller of the command left open, with %s', (_how, way) => {
      put(
        'open.mjs',
        `import * as fs from 'node:fs';
        for (let fd = 3; fd < 256; fd++) {
          try { if (fs.readSync(fd, Buffer.alloc(99), 0, 99, 0) > 0) console.error('READ', fd); } catch {}
          try { fs.writeSync(fd, 'mine', 0); if (fd >= 20) console.error('WROTE', fd); } catch {}
        }
        console.error('tried');${toy}`,
      );
      put('kept.txt', SECRET);
      const opening = ['bash', '-c', 'exec 20< secret.txt 21<> kept.txt; exec "$@"', 'bash'];
      for (const args of [
        ['deal', './open.mjs'],
        ['simulate', './open.mjs', '--deals', '2', '--jobs', '2'],
      ]) {
        const { code, err } = patience(args, { ...way, through: [...(way.through ?? []), ...opening] });
        expect([code, err.split('\n').filter((line) => /READ|WROTE/.test(line))]).toEqual([0, []]);
        expect(err).toContain('tried');
      }
      expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toBe(SECRET);
    });

    test('solve --save of a module writes the file, and makes its folder', () => {
      const { code, out } = patience(['solve', './plain.mjs', '--deck', TOY_DECK, '--save', 'new/won.json', '--json'], here);
      expect(code).toBe(0);
      expect(JSON.parse(readFileSync(join(folder, 'new/won.json'), 'utf8'))).toEqual((JSON.parse(out) as { game: object }).game);
      rmSync(join(folder, 'new'), { recursive: true });
    });
  });

  test('a module that is named by a symbolic link runs, and cannot read the files beside it', () => {
    put('evil.mjs', attacks() + toy);
    symlinkSync('evil.mjs', join(folder, 'link.mjs'));
    const { code, err } = patience(['deal', './link.mjs'], place);
    expect([code, err.match(/REACHED/g)]).toEqual([0, null]);
  });

  test.each([0, -1])('a module that signals every process (%i) ends itself only, and the command reports that', (target) => {
    put(
      'deadly.mjs',
      `for (const signal of ['SIGUSR1', 'SIGKILL']) try { process.kill(${target}, signal); } catch {}\nprocess.exit();${toy}`,
    );
    for (const args of [
      ['deal', './deadly.mjs'],
      ['simulate', './deadly.mjs', '--deals', '1'],
    ]) {
      const { code, out, err } = patience(args, place);
      expect([code, out, err]).toEqual([2, '', expect.stringContaining('before there was an answer')]);
    }
    expect([victim.exitCode, victim.signalCode]).toEqual([null, null]);
  });

  test('a module cannot write trace events into the working folder', async () => {
    put(
      'trace.mjs',
      `import { createTracing } from 'node:trace_events';\nconsole.error('begun');\ntry { createTracing({ categories: ['v8'] }).enable(); } finally { console.error('traced'); }${toy}`,
    );
    const before = listed();
    const child = started(['deal', './trace.mjs'], place);
    const ended = ending(child);
    await new Promise<void>((done) => {
      child.on('close', () => done());
      // Kill the command: some versions of Node hang when the file cannot be written.
      child.stderr!.on('data', (text: Buffer) => {
        if (/traced|Could not open trace file/.test(text.toString())) done();
      });
    });
    child.kill('SIGKILL');
    await ended;
    expect(listed()).toEqual(before);
  });

  test.each(['solve', 'simulate'])('a module cannot read or write a folder that is given as %s', (command) => {
    put('kept.json', SECRET);
    put('evil.mjs', attacks().replaceAll('secret.txt', 'kept.json') + toy);
    const args =
      command === 'solve'
        ? ['solve', './evil.mjs', '--save', 'kept.json']
        : ['simulate', './evil.mjs', '--deals', '1', '--out', 'out.jsonl'];
    const { err } = patience(args, place);
    expect(err).toContain('attack secret: refused');
    expect(err).not.toContain('REACHED');
  });

  test('a package of the working folder is confined, also when a saved game names it', () => {
    const guest = installToy(`console.error('env ' + process.env.SECRET);${toy}`);
    const at = { cwd: guest.folder, env: { SECRET } };
    const { code, err } = patience(['solve', 'toy', '--save', 'won.json'], at);
    expect([code, err]).toEqual([0, 'env undefined\n']);
    expect(patience(['replay', 'won.json'], at)).toMatchObject({ code: 0, err: 'env undefined\n' });
    expect(patience(['deal', 'toy', '--trust'], at)).toMatchObject({ code: 0, err: `env ${SECRET}\n` });
    guest.remove();
  });

  test('terminal escapes that a module prints are shown as text', () => {
    put(
      'loud.mjs',
      `process.stderr.write('\\x1b]0;title\\x07\\x9b2J\\n');process.stdout.write('\\x1b[2J');${toy.replace("words('Toy'", "words('T\\x1b[2Jy'")}`,
    );
    for (const args of [
      ['deal', './loud.mjs'],
      ['deal', './loud.mjs', '--json'],
      ['simulate', './loud.mjs', '--deals', '1'],
    ]) {
      const { code, out, err } = patience(args, place);
      // eslint-disable-next-line no-control-regex -- it is about these
      expect([code, /[\x00-\x09\x0b-\x1f\x7f-\x9f]/.test(out + err)]).toEqual([0, false]);
    }
  });

  test('a forged answer of a module is refused', () => {
    const forged = (line: string): string => `import { writeSync } from 'node:fs';\nwriteSync(1, ${JSON.stringify(`${line}\n`)});${toy}`;
    for (const line of ['no JSON', '{"results":[null]}', '{"answer":"x","end":0}', '{"end":0}']) {
      put('forged.mjs', forged(line));
      for (const args of [
        ['deal', './forged.mjs', '--json'],
        ['simulate', './forged.mjs', '--deals', '3'],
      ])
        expect([line, patience(args, place)]).toMatchObject([line, { code: 2, out: '' }]);
    }
    put('forged.mjs', forged(JSON.stringify({ answer: '{"a":"\u001b[2J\u009b"}' })) + '\nprocess.exit(0);');
    expect(patience(['deal', './forged.mjs', '--json'], place)).toMatchObject({ code: 2, out: '' });
  });

  test.each([
    ['{"note":""}', null],
    ['{"breaches":[]}', 2],
    ['{"results":[]}', 2],
    ['{"subject":{"variant":"toy","rules":3,"options":{},"name":"x"}}', 2],
  ])('output without end is neither kept nor shown without end: %s', async (line, code) => {
    put(
      'flood.mjs',
      `import { writeSync } from 'node:fs';
      const lines = ${JSON.stringify(`${line}\n`)}.repeat(1000);
      for (let left = 300; left > 0; ) try { writeSync(1, lines); left--; } catch (error) { if (error.code !== 'EAGAIN') throw error; }
      console.error('over');
      for (;;);${toy}`,
    );
    const child = started(['simulate', './flood.mjs', '--deals', '3'], place);
    const ended = ending(child);
    // Stop the command if it still runs: output to standard error is cut off at a limit, and the module then plays on.
    if (code === null)
      child.stderr!.on('data', (text: Buffer) => {
        if (text.toString().includes('…')) child.kill('SIGKILL');
      });
    const { code: found, err } = await ended;
    if (code !== null) expect(found).toBe(code);
    expect(err.length).toBeLessThan(200_000);
  });

  test('a module that ends its process makes the command fail', () => {
    put('hasty.mjs', toy.replace('deal(table) {', 'deal(table) { process.exit();'));
    for (const args of [
      ['deal', './hasty.mjs'],
      ['simulate', './hasty.mjs', '--deals', '2', '--jobs', '2'],
    ]) {
      const { code, out, err } = patience(args, place);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain("the game's own code ended the program (process.exit)");
    }
  });

  test.each([
    ['deal ./endless.mjs', 'SIGKILL', 137],
    ['deal ./endless.mjs', 'SIGINT', 130],
    ['simulate ./endless.mjs --deals 1 --jobs 2', 'SIGKILL', 137],
    ['simulate ./endless.mjs --deals 1', 'SIGTERM', 143],
    ['solve ./endless.mjs', 'SIGINT, twice', 130],
  ] as const)('a module ends with its command: %s by %s', async (line, how, code) => {
    const mark = `endless-${Math.random().toString(36).slice(2)}`;
    put('endless.mjs', toy.replace('deal(table) {', "deal(table) { console.error('begun'); for (;;); "));
    rmSync(join(folder, `${mark}.mjs`), { force: true });
    symlinkSync('endless.mjs', join(folder, `${mark}.mjs`));
    const child = started(line.replace('endless', mark).split(' '), place);
    await new Promise<void>((begun) => {
      let text = '';
      child.stderr!.on('data', (chunk: Buffer) => {
        if ((text += chunk.toString()).includes('begun')) begun();
      });
    });
    const confined = processesOf(child.pid!);
    expect(confined.length).toBeGreaterThan(0);
    const ended = ending(child);
    child.kill(how.slice(0, 7).replace(',', '') as NodeJS.Signals);
    while (how.endsWith('twice') && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await setImmediate();
    }
    expect([code, null]).toContain((await ended).code);
    await expect.poll(() => confined.filter((pid) => isLive(pid)), { timeout: 20_000 }).toEqual([]);
  });

  test('an interrupted simulation of a module prints the deals that it has played', async () => {
    rmSync(join(folder, 'long.jsonl'), { force: true });
    const child = started(['simulate', './plain.mjs', '--deals', '10000000', '--jobs', '2', '--json', '--out', 'long.jsonl'], place);
    const ended = ending(child);
    const file = join(folder, 'long.jsonl');
    await expect.poll(() => listed().includes('long.jsonl') && readFileSync(file, 'utf8').length > 0, { timeout: 60_000 }).toBe(true);
    child.kill('SIGINT');
    const { code, out } = await ended;
    expect([code, (JSON.parse(out) as { deals: number }).deals]).toEqual([130, readFileSync(file, 'utf8').trimEnd().split('\n').length]);
  });

  test('a simulation of a module gives the same results with several processes as with one', () => {
    const { out } = patience(['simulate', './plain.mjs', '--deals', '1000', '--json'], place);
    expect(patience(['simulate', './plain.mjs', '--deals', '1000', '--json', '--jobs', '3'], place)).toMatchObject({ code: 0, out });
  });
});

test.each([
  ['a pattern', './*.mjs'],
  ['a folder', './folder.mjs'],
  ['a folder by a link', './link-to-folder.mjs'],
])('a module named as %s is refused', (_what, name) => {
  put('*.mjs', `console.error('loaded');${toy}`);
  mkdirSync(join(folder, 'folder.mjs'), { recursive: true });
  if (!listed().includes('link-to-folder.mjs')) symlinkSync('folder.mjs', join(folder, 'link-to-folder.mjs'));
  const { code, out, err } = patience(['deal', name], place);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^patience: [^\n]*(is not a regular file|has a \* in its name)[^\n]*\n$/);
});

test.skipIf(!hiding)('a module is refused without being run, with a sentence that names --trust, if no process can be confined', () => {
  const at = without(`${BWRAP} /usr/bin/unshare /bin/unshare /usr/bin/setpriv /bin/setpriv`);
  put('loud.mjs', `console.error('env ' + process.env.SECRET);${toy}`);
  for (const env of [{ SECRET }, { SECRET, PATIENCE_CONFINED: '1', PATIENCE_APART: '1' }])
    for (const args of [
      ['deal', './loud.mjs'],
      ['simulate', './loud.mjs', '--deals', '1', '--jobs', '2'],
      ['solve', './loud.mjs'],
    ]) {
      const { code, out, err } = patience(args, { ...at, env });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(
        /^patience: [^\n]*loud\.mjs is not installed with this program, and [^\n]*; --trust runs it with all your rights\n$/,
      );
    }
  expect(patience(['deal', './loud.mjs', '--trust'], at)).toMatchObject({ code: 0, err: `env ${SECRET}\n` });
});
