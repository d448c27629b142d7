import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decide, Results, ruleSets, SOLVER } from '@patience/atlas/count';
import { sample } from '@patience/tooling/sample';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installToy } from '../../cli/src/testing/toy.js';
import { Fleet, tasksFor } from '../src/fleet.js';
import type { Plan } from '../src/plan.js';
import { idOf, type Task } from '../src/task.js';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const home = fileURLToPath(new URL('..', import.meta.url));
const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
/** Number of rule sets, deals per rule set, positions per deal. */
const [SETS, DEALS, BUDGET] = [3, 3, 40_000];

describe.skipIf(program === undefined)(program ?? 'skipped: neither redis-server nor valkey-server is installed', () => {
  let folder = '';
  let port = 0;
  let server: ChildProcess;
  const children: ChildProcess[] = [];

  const start = async (): Promise<void> => {
    server = spawn(
      program!,
      [...`--port ${port} --bind 127.0.0.1 --appendonly yes --appendfsync always --dir`.split(' '), folder, '--save', ''],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(server);
    for await (const text of server.stdout!) if (/ready to accept connections/i.test(String(text))) break;
    server.stdout!.resume();
  };
  const fleet = (...args: string[]): ChildProcess => {
    const child = spawn(process.execPath, [cli, ...args, '--redis', `redis://127.0.0.1:${port}`], { cwd: home });
    children.push(child);
    return child;
  };
  const outputOf = async (child: ChildProcess): Promise<{ code: number | null; text: string }> => {
    let text = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (piece) => (text += String(piece)));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, text };
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'patience-fleet-'));
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    ({ port } = probe.address() as AddressInfo);
    probe.close();
    await start();
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('collect gives the same table after a worker was killed and the server restarted', async () => {
    const chosen = sample(await ruleSets(home), SETS).slice(0, SETS);
    const names = chosen.map(({ name }) => name);
    const submit = (): ChildProcess => fleet('submit', '--only', names.join(','), '--deals', String(DEALS), '--budget', String(BUDGET));
    const submitted = (added: number): string => `${SETS * DEALS} deals of ${SETS} rule sets submitted, ${added} of them new`;
    expect(await outputOf(submit())).toMatchObject({ code: 0, text: expect.stringContaining(submitted(SETS * DEALS)) as string });
    const startWork = (): ChildProcess => fleet('work', '--concurrency', '1', '--silence', '2', '--until-done');
    // Start one worker alone, so that it certainly has a deal when it is killed.
    const victim = startWork();

    const redis = new Redis(port, { maxRetriesPerRequest: null });
    redis.on('error', () => undefined); // the server is killed below
    const queue = new Queue<Task>('patience', { connection: redis });
    queue.on('error', () => undefined);
    const name = `${hostname()}-${victim.pid}`;
    let hit: string | undefined;
    await expect
      .poll(async () => (hit = (await queue.getActive()).find(({ processedBy }) => processedBy === name)?.id), {
        interval: 5,
        timeout: 60_000,
      })
      .toBeDefined();
    victim.kill('SIGKILL');
    expect(await once(victim, 'exit')).toEqual([null, 'SIGKILL']);
    const survivor = outputOf(startWork());

    await expect.poll(() => queue.getCompletedCount(), { interval: 5, timeout: 60_000 }).toBeGreaterThan(1);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await start();

    expect(await survivor).toMatchObject({ code: 0 });
    // Submit the same deals once more: none of them is new.
    expect(await outputOf(submit())).toMatchObject({ code: 0, text: expect.stringContaining(submitted(0)) as string });
    const status = JSON.parse((await outputOf(fleet('status', '--json'))).text) as { done: number; left: number; failed: number };
    expect(status).toMatchObject({ done: SETS * DEALS, left: 0, failed: 0 });
    const job = await queue.getJob(hit!);
    expect(await job!.getState()).toBe('completed');

    const local = new Results(join(folder, 'local'));
    for (const ruleSet of chosen)
      local.add(
        ruleSet.name,
        Array.from({ length: DEALS }, (_, i) => decide(ruleSet, i + 1, { budget: BUDGET })),
      );
    const read = (where: string): Record<string, string> =>
      Object.fromEntries(readdirSync(join(folder, where)).map((file) => [file, readFileSync(join(folder, where, file), 'utf8')]));
    for (const more of [[], ['--remove']])
      expect(await outputOf(fleet('collect', '--out', join(folder, 'fleet'), ...more))).toMatchObject({ code: 0 });
    expect(read('fleet')).toEqual(read('local'));
    expect(await queue.getCompletedCount()).toBe(0);
    await queue.close();
    redis.disconnect();
  });

  test('work and submit are refused when the queue is counted by another version of the solver', async () => {
    const [one] = await ruleSets(home);
    const { name, variant } = one!;
    const other = await Fleet.open(`redis://127.0.0.1:${port}`, 'other');
    try {
      await other.submit({ solver: '0.0.1', rules: { [name]: variant.rules } }, []);
    } finally {
      await other.close();
    }
    for (const args of [
      ['work', '--until-done'],
      ['submit', '--only', name, '--deals', '1'],
    ]) {
      const { code, text } = await outputOf(fleet(...args, '--queue', 'other'));
      expect(code).toBe(2);
      expect(text).toMatch(/version 0\.0\.1 of the solver/);
      expect(text).toContain(SOLVER);
    }
    expect(await outputOf(fleet('clear', '--queue', 'other'))).toMatchObject({ code: 0 });
    expect(await outputOf(fleet('submit', '--queue', 'other', '--only', name, '--deals', '1'))).toMatchObject({ code: 0 });
  });

  test('submissions at the same time keep each other’s rule sets, and one with other versions is refused', async () => {
    const url = `redis://127.0.0.1:${port}`;
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => Fleet.open(url, 'both')));
    const plan = (name: string, version = 1): Plan => ({ solver: SOLVER, rules: { shared: 1, [name]: version } });
    await Promise.all([one!.submit(plan('a'), []), two!.submit(plan('b', 2), []), three!.submit(plan('c'), [])]);
    expect(await one!.plan()).toEqual({ solver: SOLVER, rules: { shared: 1, a: 1, b: 2, c: 1 } });
    await expect(two!.submit(plan('a', 2), [])).rejects.toThrow(/"a" by version 1/);
    await expect(two!.submit({ solver: '0.0.1', rules: { d: 1 } }, [])).rejects.toThrow(/solver/);
    const outcomes = await Promise.allSettled([one!.submit(plan('e', 1), []), two!.submit(plan('e', 2), [])]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await one!.plan())!.rules).not.toHaveProperty('d');
    await one!.clear();
    expect(await one!.plan()).toBeUndefined();
    for (const each of [one!, two!, three!]) await each.close();
  });

  test('left counts the remaining deals without reading any of them', async () => {
    const [ruleSet] = await ruleSets(home);
    const { name, variant } = ruleSet!;
    const redis = new Redis(port);
    const queue = await Fleet.open(`redis://127.0.0.1:${port}`, 'left');
    await queue.submit(
      { solver: SOLVER, rules: { [name]: variant.rules } },
      tasksFor({ name, rules: variant.rules, solver: SOLVER, budget: 1 }, { from: 1, deals: 5, known: [] }),
    );
    const watched = await redis.monitor();
    let heard: string[] = [];
    watched.on('monitor', (_time: string, [command]: string[]) => heard.push(command!.toLowerCase()));
    const askedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
      heard = [];
      await act();
      await redis.ping();
      await expect.poll(() => heard).toContain('ping');
      return heard;
    };
    expect(await queue.left()).toBe(5);
    expect(await queue.status()).toMatchObject({ left: 5 });
    const looks = 'zrevrange';
    expect(await askedBy(() => queue.status())).toContain(looks);
    const commands = await askedBy(() => queue.left());
    expect(commands.filter((command) => command.startsWith('eval'))).toHaveLength(1);
    expect(commands).not.toContain(looks);
    watched.disconnect();
    redis.disconnect();
    await queue.clear();
    await queue.close();
  });

  test('submit accepts the highest seed and refuses the one above', async () => {
    const [one] = await ruleSets(home);
    const submit = ['submit', '--queue', 'last', '--only', one!.name, '--budget', '1', '--deals', '2', '--from'];
    expect(await outputOf(fleet(...submit, '4294967294'))).toMatchObject({
      code: 0,
      text: expect.stringContaining('2 deals of 1 rule sets') as string,
    });
    expect(await outputOf(fleet(...submit, '4294967295'))).toMatchObject({ code: 2 });
    expect(await outputOf(fleet('clear', '--queue', 'last'))).toMatchObject({ code: 0 });
  });

  test('collect refuses a folder that another process holds', async () => {
    const out = join(folder, 'held');
    const results = new Results(out);
    results.hold();
    const { code, text } = await outputOf(fleet('collect', '--out', out));
    expect({ code, text }).toEqual({
      code: 2,
      text: expect.stringMatching(/^patience-fleet: .* is in use by another process\. .*\n$/) as string,
    });
    results.release();
  });

  test.each(['toString', 'constructor', 'nothing'])('an unknown command is refused: %s', async (command) => {
    const { code, text } = await outputOf(fleet(command));
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining(`There is no command "${command}"`) as string });
  });

  test('a worker ends when the server is lost before its first deal', async () => {
    const sockets: Socket[] = [];
    // Let only the first connection through.
    const door = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      if (sockets.length > 1) return void socket.destroy();
      const inner = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pipe(inner).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    const [one] = await ruleSets(home);
    expect(await outputOf(fleet('submit', '--queue', 'door', '--only', one!.name, '--deals', '1'))).toMatchObject({ code: 0 });
    const child = spawn(
      process.execPath,
      [cli, 'work', '--queue', 'door', '--redis', `redis://127.0.0.1:${(door.address() as AddressInfo).port}`],
      { cwd: home },
    );
    children.push(child);
    const { code, text } = await outputOf(child);
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining('No server answers') as string });
    door.close();
  });

  test('a worker ends when it cannot read how many deals are left', async () => {
    const [one] = await ruleSets(home);
    const redis = new Redis(port);
    expect(await outputOf(fleet('submit', '--queue', 'sick', '--only', one!.name, '--deals', '1', '--budget', '1'))).toMatchObject({
      code: 0,
    });
    await redis.set('bull:sick:waiting-children', 'no set');
    const { code, text } = await outputOf(fleet('work', '--queue', 'sick', '--concurrency', '1', '--until-done'));
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining('WRONGTYPE') as string });
    redis.disconnect();
  });

  test('collect refuses forged jobs and results, writes no file outside its folder, and counts the others', async () => {
    const [one] = await ruleSets(home);
    const { name, variant } = one!;
    const submit = ['submit', '--queue', 'forged', '--only', name, '--deals', '2', '--budget', '1000'];
    expect(await outputOf(fleet(...submit))).toMatchObject({ code: 0 });
    expect(await outputOf(fleet('work', '--queue', 'forged', '--concurrency', '1', '--until-done'))).toMatchObject({ code: 0 });
    const redis = new Redis(port);
    const forge = async (id: string, data: string, returnvalue: string): Promise<void> => {
      await redis.hset(`bull:forged:${id}`, { name: 'x', data, opts: '{}', timestamp: '1', returnvalue, finishedOn: String(Date.now()) });
      await redis.zadd('bull:forged:completed', Date.now(), id);
    };
    const task = { name, seed: 9, rules: variant.rules, solver: SOLVER, budget: 1000 };
    const entry = { seed: 9, verdict: 'solved', positions: 1, moves: 1, random: false, rules: variant.rules, solver: SOLVER, budget: 1000 };
    await forge('a', JSON.stringify({ ...task, name: '../../escaped' }), JSON.stringify({ entry, line: ['x'] }));
    await forge('b', JSON.stringify(task), 'null');
    await forge('c\u001b]0;title\u0007', 'no JSON', '{}');
    await forge(idOf(task), JSON.stringify(task), JSON.stringify({ entry, line: ['x'] }));
    const out = join(folder, 'forged', 'out');
    const collected = await outputOf(fleet('collect', '--queue', 'forged', '--out', out));
    expect(collected).toMatchObject({ code: 1, text: expect.stringContaining('2 deals collected') as string });
    expect(collected.text.match(/refused: /g)).toHaveLength(4);
    expect(collected.text).toContain(`${name}, seed 9: its line does not win`);
    // eslint-disable-next-line no-control-regex -- it is about these
    expect(collected.text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
    expect(readdirSync(folder)).not.toContain('escaped.jsonl');
    expect(readdirSync(join(folder, 'forged'))).toEqual(['out']);
    expect(new Results(out).read(name).map(({ seed }) => seed)).toEqual([1, 2]);
    expect(await outputOf(fleet('status', '--queue', 'forged'))).toMatchObject({ code: 0 });
    expect(await outputOf(fleet('collect', '--queue', 'forged', '--out', out, '--remove'))).toMatchObject({ code: 1 });
    expect(await outputOf(fleet('collect', '--queue', 'forged', '--out', out))).toMatchObject({ code: 0 });
    redis.disconnect();
  });

  test('collect does not count chosen seeds: results after a missing seed wait in the queue, unless the count begins there', async () => {
    const { name } = (await ruleSets(home))[0]!;
    const out = join(folder, 'chosen');
    const queue = ['--queue', 'chosen'];
    expect(await outputOf(fleet('submit', ...queue, '--only', name, '--deals', '1', '--from', '5', '--budget', '1000'))).toMatchObject({
      code: 0,
    });
    expect(await outputOf(fleet('work', ...queue, '--concurrency', '1', '--until-done'))).toMatchObject({ code: 0 });
    const { code, text } = await outputOf(fleet('collect', ...queue, '--out', out, '--remove'));
    expect([code, text]).toEqual([0, expect.stringContaining(`${name}: 1 deals wait until seed 1 has a result`)]);
    expect(new Results(out).read(name)).toEqual([]);
    expect(await outputOf(fleet('collect', ...queue, '--out', out, '--from', '5', '--remove'))).toMatchObject({ code: 0 });
    expect(new Results(out).read(name).map(({ seed }) => seed)).toEqual([5]);
  });

  test('submit, work and collect run no package of the working folder', async () => {
    const stranger = installToy("console.error('run with ' + process.env.PATIENCE_REDIS);");
    for (const args of [
      ['submit', '--deals', '1', '--only', 'toy'],
      ['collect', '--out', join(folder, 'stranger')],
    ]) {
      const child = spawn(process.execPath, [cli, ...args, '--queue', 'stranger'], {
        cwd: stranger.folder,
        env: { ...process.env, PATIENCE_REDIS: `redis://127.0.0.1:${port}` },
      });
      expect((await outputOf(child)).text).not.toContain('run with');
    }
    stranger.remove();
  });

  test.each(['redis://:sec/ret@127.0.0.1:1', 'redis://:sec@ret@127.0.0.1:1', 'redis://127.0.0.1:1?password=secret'])(
    'an error shows no password of the address: %s',
    async (address) => {
      const { code, text } = await outputOf(spawn(process.execPath, [cli, 'status', '--redis', address]));
      expect(code).toBe(2);
      expect(text).not.toMatch(/sec|ret@/);
    },
  );

  test('status names a key of the queue that has another type, without a stack', async () => {
    const redis = new Redis(port, '127.0.0.1');
    await redis.set('bull:foreign:completed', 'text');
    redis.disconnect();
    const { code, text } = await outputOf(fleet('status', '--queue', 'foreign'));
    expect([code, text]).toEqual([2, expect.stringMatching(/^patience-fleet: .*WRONGTYPE/)]);
    expect(text).not.toContain(' at ');
  });

  test('a command names the server that does not answer', async () => {
    const child = spawn(process.execPath, [cli, 'status', '--redis', 'redis://:secret@127.0.0.1:1']);
    const { code, text } = await outputOf(child);
    expect(code).toBe(2);
    expect(text).toMatch(/No server answers at redis:\/\/…@127\.0\.0\.1:1: .*ECONNREFUSED/);
    expect(text).not.toContain('secret');
  });
});
