import { expect, test } from 'vitest';
import { linkTarget } from './link.js';

const root = new URL('https://example.org/cards/');

test.each([
  ['https://example.org/cards/en/play/some/?seed=17', 'here'],
  ['https://example.org/cards/en/?variant=some&seed=17', 'here'],
  ['https://example.org/cards/de/play/?variant=some&deck=KS.QS', 'here'],
  ['https://copy.example/de/play/some/?seed=17', 'here'],
  ['https://example.org/cards/en/play/other/?seed=17', 'site'],
  ['https://example.org/cards/en/play/some/', 'site'],
  ['https://example.org/cards/en/watch/#1.abc', 'site'],
  ['https://example.org/elsewhere/', 'elsewhere'],
  ['https://copy.example/en/play/other/?seed=17', 'elsewhere'],
])('the link %s leads %s', (link, target) => {
  expect(linkTarget(new URL(link), { root }, 'some')).toBe(target);
});
