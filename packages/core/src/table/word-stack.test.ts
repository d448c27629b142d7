import { expect, test } from 'vitest';
import { WordStack } from './word-stack.js';

test('a word stack pops words in reverse order, also after it has grown', () => {
  const stack = new WordStack(2);
  const words = Array.from({ length: 100 }, (_, i) => (i % 2 ? -i : i * 0x1000000));
  for (const word of words) stack.push(word);
  expect(stack.at(57)).toBe(words[57]! | 0);
  expect(words.map(() => stack.pop())).toEqual(words.map((word) => word | 0).reverse());
  expect(stack.length).toBe(0);
});

test('a lower length forgets what was above', () => {
  const stack = new WordStack(1);
  for (const word of [1, 2, 3]) stack.push(word);
  stack.length = 1;
  stack.push(9);
  expect([stack.pop(), stack.pop()]).toEqual([9, 1]);
});
