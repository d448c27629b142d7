import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { mendedJson } from './mended-json.js';
import { nineTowers } from './testing.js';

const text = JSON.stringify(nineTowers, undefined, 2);
const kept = { a: 'She said “no”, // not a comment,] ```', b: 'x\u00a0y' };

test.each([
  ['curly quotes', text.replaceAll(/"([^"]*)"/g, '“$1”')],
  ['German quotes', text.replaceAll(/"([^"]*)"/g, '„$1“')],
  ['no-break spaces', text.replaceAll('  ', '\u00a0 ')],
  ['line comments', text.replaceAll('\n', ' // a note, with "quotes"]\n')],
  ['block comments', text.replaceAll('\n', ' /* a note\n * in two lines */\n')],
  ['commas before closing brackets', text.replaceAll(/\n *([}\]])/g, ', // last\n$1')],
  ['a code fence', `\n\`\`\`json\n${text}\n\`\`\`\n`],
])('a recipe is read although it has %s', (_what, pasted) => {
  expect(() => JSON.parse(pasted) as unknown).toThrow(SyntaxError);
  expect(JSON.parse(mendedJson(pasted))).toEqual(nineTowers);
  expect(fromRecipe(pasted).ok).toBe(true);
});

test('repairing a text leaves its strings as they are', () => {
  expect(JSON.parse(mendedJson(`${JSON.stringify(kept).slice(0, -1)},}`))).toEqual(kept);
  expect(JSON.parse(mendedJson('{ “a”: “say "yes"” }'))).toEqual({ a: 'say "yes"' });
});

test('a text that cannot be repaired keeps its place of the mistake', () => {
  for (const wrong of ['{ "id": "x" "b": 1 }', '{ "id": "x', '/*'.repeat(1000)]) expect(mendedJson(wrong)).toBe(wrong);
  expect(fromRecipe('{\n  "id": "x" "b": 1 }')).toMatchObject({
    ok: false,
    mistakes: [{ allowed: 'cannot be read: line 2, column 13: a comma or a closing bracket is expected after "x", not "b"' }],
  });
});

test.each(['"', '“', '/*', '//', ',', '\\"', '"\\'])('a text of many %j is refused in linear time', (part) => {
  expect(fromRecipe(part.repeat(60_000)).ok).toBe(false);
});
