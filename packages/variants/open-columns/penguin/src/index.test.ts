import { deal } from '@patience/core/search';
import { conformance, laid } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { penguin } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 7, 30, 100, 288, 741, 1747] },
  { seed: 2, layers: [1, 8, 37, 125, 351, 884, 2065] },
  { seed: 3, layers: [1, 7, 34, 126, 388, 1052] },
];
conformance(penguin, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('the beak is the first card of seven columns of seven, the others of its rank lie on foundations', () => {
  for (let seed = 0; seed < 5; seed++) {
    const dealt = deal(penguin, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { cards } = laid(dealt.value.table);
    const beak = cards('t1')[0]!;
    for (let column = 1; column <= 7; column++) expect(cards(`t${column}`).split(' ')).toHaveLength(7);
    expect(['f1', 'f2', 'f3'].map((family) => cards(family)[0])).toEqual([beak, beak, beak]);
    expect(cards('f4')).toBe('');
  }
});
