import { expect, test } from 'vitest';
import { SolverClient } from './client.js';
import type { FromWorker, Question, ToWorker } from './messages.js';
import { gathering } from '../testing/gathering.js';

const module = new URL('../testing/gathering.module.ts', import.meta.url).href;
const question = { ask: 'solve', position: { seed: 1, moves: ['deal'] } } as const satisfies Question;

/** A fake worker that sends the messages of the test. */
class Puppet extends EventTarget {
  readonly heard: ToWorker[] = [];
  ended = false;

  constructor(private readonly react: (message: Extract<ToWorker, { id: number }>, self: Puppet) => void) {
    super();
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if ('id' in message) queueMicrotask(() => this.react(message, this));
  }
  say(data: FromWorker): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

const asked = (puppet: Puppet): SolverClient => new SolverClient(() => puppet as unknown as Worker);
const decided = { verdict: { verdict: expect.stringMatching(/solved|impossible/) as string } };

test('the client answers in its own thread without a worker', async () => {
  expect(await new SolverClient().ask({ variant: gathering }, question)).toMatchObject(decided);
  expect(await new SolverClient().ask({ module }, question)).toMatchObject(decided);
});

test('the client says why a position is lost, and nothing about one that can be won', async () => {
  const answer = await new SolverClient().ask({ variant: gathering }, { ask: 'why', position: { seed: 1 } });
  expect(answer).toEqual({ ask: 'why', reason: undefined });
});

test('the client answers itself when the worker cannot start, fails or cannot load the module', async () => {
  const refusing = new SolverClient(() => {
    throw new DOMException('policy', 'SecurityError');
  });
  const breaking = asked(new Puppet((_message, self) => self.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }))));
  const blind = asked(new Puppet(({ id }, self) => self.say({ id, error: 'not there', unloaded: true })));
  for (const client of [refusing, breaking, blind])
    expect(await client.ask({ module, variant: gathering }, question)).toMatchObject(decided);
});

test('a worker that breaks between two questions is ended, and the next question gets a new one', async () => {
  const silent = new Puppet(() => undefined);
  const able = new Puppet(({ id }, self) => self.say({ id, error: 'heard' }));
  const made = [silent, able];
  const client = new SolverClient(() => made.shift() as unknown as Worker);
  const given = new AbortController();
  const first = client.ask({ module }, question, { signal: given.signal });
  given.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  silent.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }));
  expect(silent.ended).toBe(true);
  await expect(client.ask({ module }, question)).rejects.toThrow('heard');
  expect(able.ended).toBe(false);
});

test('an error of the search in the worker rejects the question', async () => {
  const client = asked(new Puppet(({ id }, self) => self.say({ id, error: 'move 1 is not legal' })));
  await expect(client.ask({ module, variant: gathering }, question)).rejects.toThrow('move 1 is not legal');
});

test('a new question aborts the one before, and stop ends the worker', async () => {
  const puppet = new Puppet(() => undefined);
  const client = asked(puppet);
  const first = client.ask({ module }, question);
  const second = client.ask({ module }, question);
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(puppet.heard).toContainEqual({ abort: 1 });
  client.stop();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(puppet.ended).toBe(true);
});
