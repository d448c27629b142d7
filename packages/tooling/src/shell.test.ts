import { expect, test } from 'vitest';
import { run } from './shell.js';

const HANGS = ['-e', "console.log('at work'); setInterval(() => {}, 1000)"];

test('a program that runs too long is ended at its time limit, with the limit as the reason', async () => {
  const outcome = await run(process.execPath, HANGS, { limit: 1500 });
  expect(outcome).toMatchObject({ code: 1, cut: 'not done after 2 s' });
  expect(outcome.output).toContain('was ended: not done after 2 s');
});

test('a program is ended at once when its signal is aborted, with the reason', async () => {
  const stop = new AbortController();
  const outcome = run(process.execPath, HANGS, { signal: stop.signal });
  stop.abort('the browser died');
  expect((await outcome).cut).toBe('the browser died');
});

test('a program that ends in time has no reason for an early end', async () => {
  expect(await run(process.execPath, ['-e', "console.log('done')"], { limit: 100_000 })).toEqual({ code: 0, output: 'done\n' });
});

test('a program that does not exist is a failure that names the program', async () => {
  const { code, output } = await run('no-such-program', []);
  expect(code).not.toBe(0);
  expect(output).toContain('no-such-program');
});
