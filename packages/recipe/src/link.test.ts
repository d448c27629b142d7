import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { packRecipe, unpackRecipe } from './link.js';
import type { Json } from './json.js';

const KLONDIKE = readFileSync(new URL('../examples/my-klondike.json', import.meta.url), 'utf8');
const SPIDER = readFileSync(new URL('../examples/my-spider.json', import.meta.url), 'utf8');

/** Returns a code of the first version, which has no checksum, as another program may make it. */
const codeOf = (bytes: Uint8Array): string => `A${Buffer.from(deflateRawSync(bytes)).toString('base64url')}`;

test.each([
  ['Klondike', KLONDIKE],
  ['Spider', SPIDER],
])('the code of %s has fewer than 1,500 characters and gives the recipe back', async (_name, text) => {
  const code = await packRecipe(text);
  expect(code.length).toBeLessThan(1500);
  expect(code).toMatch(/^B[\w-]+$/);
  const unpacked = await unpackRecipe(code);
  if (!unpacked.ok) throw new Error(unpacked.reason);
  expect(JSON.parse(unpacked.text)).toEqual(JSON.parse(text));
  expect(fromRecipe(unpacked.text).ok).toBe(true);
});

test('any JSON is the same after packing into a code and unpacking', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), async (json) => {
      const unpacked = await unpackRecipe(await packRecipe(JSON.stringify(json)));
      expect(unpacked.ok && (JSON.parse(unpacked.text) as Json)).toEqual(JSON.parse(JSON.stringify(json)));
    }),
    { numRuns: 100 },
  );
});

test('a code that unpacks to more characters than a recipe may have is refused before it is unpacked completely', async () => {
  const bomb = codeOf(new Uint8Array(20_000_000).fill(0x20));
  expect(bomb.length).toBeLessThan(40_000);
  expect(await unpackRecipe(bomb)).toEqual({ ok: false, reason: 'large' });
  expect(await unpackRecipe(`A${'x'.repeat(1_000_000)}`)).toEqual({ ok: false, reason: 'large' });
});

test('a code of the first version, which has no checksum, still opens', async () => {
  const unpacked = await unpackRecipe(codeOf(Buffer.from(KLONDIKE)));
  expect(unpacked).toEqual({ ok: true, text: KLONDIKE });
});

test('a code with one changed letter never opens as another recipe', async () => {
  const code = await packRecipe(KLONDIKE);
  const same = await unpackRecipe(code);
  for (let i = 1; i < code.length; i++)
    for (const letter of 'AZaz09-_') {
      const opened = await unpackRecipe(code.slice(0, i) + letter + code.slice(i + 1));
      if (opened.ok) expect(opened).toEqual(same);
    }
});

test('a code that is cut off anywhere is refused as damaged', async () => {
  const code = await packRecipe(KLONDIKE);
  for (let length = 0; length < code.length; length += 7)
    expect(await unpackRecipe(code.slice(0, length)), String(length)).toEqual({ ok: false, reason: 'damaged' });
});

test.each([
  ['a later version', 'C9VpbQ', 'newer'],
  ['nothing', '', 'damaged'],
  ['no letter', '1.abc', 'damaged'],
  ['other characters', 'A<script>', 'damaged'],
  ['bytes that are no deflate stream', `A${Buffer.from('hello, hello').toString('base64url')}`, 'damaged'],
  ['text that is no JSON', codeOf(Buffer.from('{"id":')), 'damaged'],
  ['bytes that are no text', codeOf(Uint8Array.of(0x22, 0xff, 0xfe, 0x22)), 'damaged'],
])('%s is refused', async (_name, code, reason) => {
  expect(await unpackRecipe(code)).toEqual({ ok: false, reason });
});

test('names of members that every object inherits are unknown in a recipe', async () => {
  const hostile = KLONDIKE.replace(
    '"links"',
    '"__proto__": { "links": { "down": "any" }, "polluted": true }, "constructor": { "prototype": {} }, "links"',
  );
  const unpacked = await unpackRecipe(codeOf(Buffer.from(hostile)));
  const read = fromRecipe(unpacked.ok && unpacked.text);
  expect(read).toMatchObject({ ok: false, mistakes: [{ path: '__proto__' }, { path: 'constructor' }] });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const option = KLONDIKE.replace('"option": "draw"', `"option": ${JSON.stringify(name)}`);
    expect(fromRecipe(option)).toMatchObject({ ok: false, mistakes: [{ path: 'actions.turn.turn.option' }] });
    const link = KLONDIKE.replace('"on": "down"', `"on": ${JSON.stringify(name)}`);
    expect(fromRecipe(link).ok).toBe(false);
  }
});
