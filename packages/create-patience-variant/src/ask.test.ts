import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask, Interrupted } from './ask.js';
import { check, type Plan } from './plan.js';

/** Answers each question with the next line. After the last line the input ends. */
async function asked(given: Partial<Plan>, answers: readonly string[], examine = check): Promise<{ plan: Partial<Plan>; printed: string }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let printed = '';
  output.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (!/\? (\[.*\] )?$/.test(printed)) return;
    const next = left.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  return { plan: await ask(given, examine, { input, output }), printed };
}

test('ask asks for missing values only, and an empty answer takes the suggestion', async () => {
  const { plan, printed } = await asked({}, ['Große Mühle', '', 'Mühle', 'open-columns', '2']);
  expect(plan).toEqual({ en: 'Große Mühle', id: 'grosse-muehle', de: 'Mühle', family: 'open-columns', packs: 2 });
  expect(printed).toContain('Id, in lower-case words joined by hyphens? [grosse-muehle] ');
  expect((await asked({ id: 'a-b', family: 'pairs', packs: 1 }, ['', ''])).plan).toEqual({
    id: 'a-b',
    en: 'A B',
    de: 'A B',
    family: 'pairs',
    packs: 1,
  });
});

test('ask repeats a question after an invalid answer, with the reason', async () => {
  const { plan, printed } = await asked({ de: 'D' }, ['99', '', 'Bad Id', 'good', 'queens', '', 'three', '1']);
  expect(plan).toEqual({ de: 'D', en: '99', id: 'good', family: 'stock-columns', packs: 1 });
  for (const complaint of ['"" cannot be an id', 'such as bad-id', 'There is no family "queens"', 'not three'])
    expect(printed).toContain(complaint);
});

test('ask rejects with Interrupted when the input ends', async () => {
  await expect(asked({}, [])).rejects.toThrow(Interrupted);
  await expect(asked({}, ['Name', 'id'])).rejects.toThrow(Interrupted);
});
