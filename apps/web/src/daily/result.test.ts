import { expect, test } from 'vitest';
import { de, en } from '../testing/words.js';
import { resultText } from './result.js';

const root = new URL('https://patience.test/site/');
const game = { id: 'one', name: 'One', rules: 'Cards turned: three', moves: 80, ms: 61_000, hints: 0 };

test('a shared result names patience, rules and day, and its address leads to that deal', () => {
  const text = resultText({ root, lang: 'en' }, en, '2026-03-10', game);
  expect(text).toContain('One (Cards turned: three)');
  expect(text).toContain('10 March 2026');
  expect(text).toMatch(/https:\/\/patience\.test\/site\/en\/daily\/\?variant=one&day=2026-03-10$/);
  expect(text).not.toContain('{');
  expect(resultText({ root, lang: 'en' }, en, '2026-03-10', { ...game, rules: '' })).not.toContain('(');
});

test('a shared result tells how many hints the player used', () => {
  const text = (hints: number, lang: 'de' | 'en'): string =>
    resultText({ root, lang }, lang === 'de' ? de : en, '2026-03-10', { ...game, hints });
  expect(text(0, 'en')).not.toContain('hint');
  expect([text(1, 'en'), text(3, 'en'), text(3, 'de')]).toEqual([
    expect.stringContaining('with 1 hint.'),
    expect.stringContaining('with 3 hints.'),
    expect.stringContaining('mit 3 Tipps.'),
  ]);
});

test('a shared result of a win in less than a second has no time', () => {
  for (const [lang, words] of [
    ['en', en],
    ['de', de],
  ] as const)
    expect(resultText({ root, lang }, words, '2026-03-10', { ...game, ms: 400 })).toMatch(/80 (moves|Züge)\. https/);
});
