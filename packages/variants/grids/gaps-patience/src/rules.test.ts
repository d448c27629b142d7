import { Game } from '@patience/core';
import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { gaps } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(gaps, { describe, test, games: 2, moves: 40, model, tests });

test('a gap takes the next card of the suit to its left, and a two at the left end', () => {
  const table = layOut(gaps, { t2: '7H', t5: '8H', t6: '8S', t7: '2D', t9: 'KC' });
  expect(['t5>t3', 't6>t3', 't7>t1', 't5>t1', 't7>t10'].map((move) => table.may(move))).toEqual([true, false, true, false, false]);
});

test('a redeal keeps what lies in order and leaves a gap behind it', () => {
  const dealt = deal(gaps, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table).play('redeal', 'redeal');
  expect([1, 14, 27, 40].filter((first) => table.cards(`t${first}`) !== '' && !table.cards(`t${first}`).startsWith('2'))).toEqual([]);
  expect(table.why('redeal')).toBe('redeals-used');
});

test('the second line of a row in a narrow box is indented, and closer to its first line than to the next row', () => {
  const started = Game.start(gaps, { seed: 5 });
  if (!started.ok) throw new Error(started.error.message);
  const at = new Map(started.value.piles.map((pile) => [pile.id, pile.at]));
  const [first, second, next] = ['t1', 't8', 't14'].map((id) => at.get(id)!);
  expect(second![0]).toBeGreaterThan(first![0]);
  expect(second![1] - first![1]).toBeLessThan(next![1] - second![1]);
});
