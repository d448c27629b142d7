import { expect, test } from 'vitest';
import { harderRules, type Counted } from '../../../build/guide/harder.js';

const row = (options: Counted['options'], winnable: number, fair?: number): Counted => ({
  variant: 'any',
  options,
  deals: 100,
  winnable: [winnable, winnable],
  ...(fair !== undefined && { fair: { won: fair * 100, deals: 100 } as NonNullable<Counted['fair']> }),
});

test('harder rule sets differ in one option and are sorted by what a fair player wins', () => {
  const rows = [
    row({ suits: 4, aces: 'a' }, 1, 0.01),
    row({ suits: 1, aces: 'a' }, 1, 0.9),
    row({ suits: 2, aces: 'a' }, 1, 0.3),
    row({ suits: 4, aces: 'b' }, 0.5),
  ];
  expect(harderRules(rows, 50)).toEqual({
    any: {
      'aces=a&suits=1': ['aces=a&suits=2', 'aces=a&suits=4'],
      'aces=a&suits=2': ['aces=a&suits=4'],
      'aces=a&suits=4': ['aces=b&suits=4'],
    },
  });
});

test('rule sets with few deals, with no deal that can be won or with almost equal shares are not harder', () => {
  expect(harderRules([row({ draw: 1 }, 0.9), { ...row({ draw: 3 }, 0.5), deals: 9 }], 50)).toEqual({});
  expect(harderRules([row({ draw: 1 }, 0.9), row({ draw: 3 }, 0)], 50)).toEqual({});
  expect(harderRules([row({ draw: 1 }, 0.9), row({ draw: 3 }, 0.89)], 50)).toEqual({});
});
