import { expect, test } from 'vitest';
import type { FromWorker, ToWorker } from './messages.js';

const heard: FromWorker[] = [];
const scope = globalThis as unknown as { onmessage: (event: { data: ToWorker }) => void; postMessage: (message: FromWorker) => void };
scope.postMessage = (message) => heard.push(message);
await import('./worker.js');

const module = new URL('../testing/gathering.module.ts', import.meta.url).href;
const tell = (data: ToWorker): void => scope.onmessage({ data });
async function answerTo(id: number): Promise<FromWorker> {
  for (;;) {
    const found = heard.find((message) => message.id === id && !('progress' in message));
    if (found) return found;
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

test('the worker rebuilds a position from deal and moves and solves it', async () => {
  tell({ id: 1, module, question: { ask: 'solve', position: { seed: 1, moves: ['deal'] } } });
  expect(await answerTo(1)).toMatchObject({
    answer: { ask: 'solve', verdict: { verdict: expect.stringMatching(/solved|impossible/) as string } },
  });
});

test('a hint comes with its move in notation', async () => {
  tell({ id: 2, module, question: { ask: 'hint', position: { seed: 1 } } });
  expect(await answerTo(2)).toMatchObject({ answer: { ask: 'hint', hint: { text: expect.any(String) as string } } });
});

test('the worker answers illegal moves and wrong modules with errors', async () => {
  tell({ id: 3, module, question: { ask: 'solve', position: { seed: 1, moves: ['t1>f1'] } } });
  expect(await answerTo(3)).toEqual({ id: 3, error: expect.stringContaining('t1>f1') as string });
  tell({ id: 4, module: 'data:text/javascript,export default 1', question: { ask: 'hint', position: {} } });
  expect(await answerTo(4)).toMatchObject({ unloaded: true });
});

test('a new question or an abort ends the question before', async () => {
  tell({ id: 5, module, question: { ask: 'winnable', from: 1 } });
  tell({ id: 6, module, question: { ask: 'winnable', from: 2 } });
  expect(await answerTo(5)).toEqual({ id: 5, answer: { ask: 'winnable', found: undefined } });
  expect(await answerTo(6)).toMatchObject({ answer: { found: { tried: expect.any(Number) as number } } });
  tell({ id: 7, module, question: { ask: 'solve', position: { seed: 2 } } });
  tell({ abort: 7 });
  expect(await answerTo(7)).toMatchObject({ answer: { verdict: { verdict: 'aborted' } } });
});

test('a variant that is plain data is answered about like a module', async () => {
  const data = {
    api: 1,
    id: 'two-places',
    rules: 1,
    options: {},
    strings: { en: { name: 'Two Places', summary: '', rules: '' } },
    deck: { suits: ['S'], ranks: [1] },
    table: [
      { id: 'l', role: 'tableau', at: [0, 0], take: 'top' },
      { id: 'r', role: 'foundation', at: [1, 0], accept: { empty: 1 } },
    ],
    deal: [{ to: 'l', all: true }],
  } as const;
  tell({ id: 8, data, question: { ask: 'solve', position: { seed: 1 } } });
  expect(await answerTo(8)).toMatchObject({ answer: { verdict: { verdict: 'solved', line: { text: ['l>r'] } } } });
});
