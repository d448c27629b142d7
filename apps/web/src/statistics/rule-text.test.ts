import type { Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { two } from '../testing/two.js';
import { ruleText } from './rule-text.js';

const words = { ...two.strings.en, options: { draw: { name: 'Cards turned', values: { '3': 'three' } } } };
const variant = { ...two, options: { draw: [1, 3] }, strings: { en: words, de: words } } as unknown as Variant;

test('a rule set is named by the texts of its variant', () => {
  expect(ruleText('draw=3&old=x', 'en', variant)).toBe('Cards turned: three, old: x');
  expect(ruleText('draw=3', 'en', undefined)).toBe('draw: 3');
  expect(ruleText('', 'en', variant)).toBe('');
});
