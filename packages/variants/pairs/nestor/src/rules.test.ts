import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { nestor } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(nestor, { describe, test, games: 3, moves: 60, model, tests });

test.each([1, 2, 3, 4, 5])('no column has two cards of a rank: deal %i', (seed) => {
  const dealt = deal(nestor, { seed });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  for (const column of ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8']) {
    const ranks = table
      .cards(column)
      .split(' ')
      .map((card) => card.charAt(0));
    expect([ranks.length, new Set(ranks).size]).toEqual([6, 6]);
  }
});

test('helpers pair with columns and with each other; what is covered does not', () => {
  const table = layOut(nestor, { r1: '9S', r2: '9H', t1: '9C 2C', t2: '9D' });
  expect(['r1+r2', 'r1+t2', 'r1+t1'].map((move) => table.may(move))).toEqual([true, true, false]);
});
