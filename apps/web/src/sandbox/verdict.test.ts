import { expect, test } from 'vitest';
import { readVerdict, WORDS_OF_FAULTS } from './verdict.js';

const facts = { id: 'any', names: { de: 'N', en: 'N' }, summaries: { de: 'S', en: 'S' }, packs: 1 };
const read = (claim: unknown) => readVerdict(typeof claim === 'string' ? claim : JSON.stringify(claim), 'https://a.example/');

test('a sandbox’s verdict on a module is accepted when its facts are valid, with or without a picture of the table', () => {
  for (const picture of ['', '[60,84,0,0,320,240,10,10,-1]'])
    expect(read({ ok: true, facts, picture })).toMatchObject({ ok: true, picture });
});

test.each([
  ['null', null],
  ['no text', 7],
  ['an object instead of a text', { ok: true }],
  ['JSON that is broken', '{'],
  ['null in JSON', 'null'],
  ['a text of a million characters', 'x'.repeat(1e6)],
])('a verdict that is %s is rejected', (_name, claim) => {
  expect(readVerdict(claim, 'https://a.example/').ok).toBe(false);
});

test('an empty name and a forged picture are reported by the name of the field, without words of the module', () => {
  const why = 'Enter your password below.';
  expect(read({ ok: true, why, facts: { ...facts, names: { de: '', en: '' } }, picture: '' })).toEqual({
    ok: false,
    by: 'facts',
    why: 'name',
  });
  expect(read({ ok: true, why, facts: { ...facts, names: { de: ' \u200b', en: '\u2003' } }, picture: '' })).toEqual({
    ok: false,
    by: 'facts',
    why: 'name',
  });
  expect(read({ ok: true, why, facts, picture: '<svg><use href="#a"/></svg>' })).toEqual({ ok: false, by: 'facts', why: 'picture' });
});

test('a module’s text is cut to one line of bounded length', () => {
  const refused = read({ ok: false, why: 'one\ntwo\u202e\u0007 three' });
  expect(refused).toEqual({ ok: false, by: 'module', why: 'one two three' });
  expect(read({ ok: false, why: 'x'.repeat(WORDS_OF_FAULTS + 1) })).toEqual({ ok: false, by: 'module', why: '…' });
});
