import { expect, test } from 'vitest';
import { recordOf } from '../testing/record.js';
import { resultOf } from './results.js';
import { withAllOptions } from './rule-sets.js';

test('results of a patience name all its options, and those of others stay', () => {
  const played = (id: string, variant: string, rules: string) => ({ ...resultOf(recordOf(id, 1)), variant, rules });
  const results = [played('a', 'x', ''), played('b', 'x', 'gaps=any'), played('c', 'y', 'draw=1')];
  const options = { gaps: ['kings', 'any'], draw: [3, 1] };
  expect(withAllOptions(results, { id: 'x', options }).map(({ rules }) => rules)).toEqual([
    'draw=3&gaps=kings',
    'draw=3&gaps=any',
    'draw=1',
  ]);
});
