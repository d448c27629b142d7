import { expect, test } from 'vitest';
import { mistakes } from './typo.js';

const LETTERS = 'abcd';

/** Returns a word and all texts that are one typing mistake away from it. */
function slipsOf(word: string): Set<string> {
  const all = new Set([word]);
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    for (const letter of LETTERS) all.add(before + letter + after);
    if (after === '') continue;
    all.add(before + after.slice(1));
    for (const letter of LETTERS) all.add(before + letter + after.slice(1));
    if (after.length > 1) all.add(before + after[1]! + after[0]! + after.slice(2));
  }
  return all;
}

test('a typing mistake is one letter added, missing or wrong, or two swapped, and nothing else', () => {
  const words = [''];
  for (let i = 0; words[i]!.length < 4; i++) for (const letter of LETTERS) words.push(words[i]! + letter);
  for (const word of words.filter((_, i) => i % 7 === 0)) {
    const slips = slipsOf(word);
    for (const other of words) expect(mistakes(word, other, 2) <= 1, `${word} ${other}`).toBe(slips.has(other));
  }
});

test.each([
  ['zwaibel', 'zwiebel', 2],
  ['kolumne', 'column', 2],
  ['stacok', 'stcok', 1],
  ['gold', 'wolf', 2],
  ['columns', 'columns', 0],
  ['garden', 'columns', 3],
  ['gold', 'grandmother', 3],
])('the mistakes between %s and %s are %i, where three stands for more than two', (one, other, count) => {
  expect(mistakes(one, other, 2)).toBe(count);
  expect(mistakes(other, one, 2)).toBe(count);
});
