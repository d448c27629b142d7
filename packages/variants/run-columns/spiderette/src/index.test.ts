import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { spiderette } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 6, 17, 41, 118, 386] },
  { seed: 2, layers: [1, 7, 24, 79, 266, 863] },
  { seed: 3, layers: [1, 3, 8, 28, 85, 284, 962] },
];
conformance(spiderette, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('rows are dealt until the stock is empty, the last one to three columns', () => {
  const dealt = deal(spiderette, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(table.cards('stock').split(' ')).toHaveLength(24);
  const before = table.cards('t4').split(' ').length;
  for (let rows = Math.ceil(24 / 7); rows > 0; rows--) table.play('deal');
  expect(table.cards('t4').split(' ')).toHaveLength(before + Math.floor(24 / 7));
  expect(table.why('deal')).toBe('stock-empty');
});

test('columns build down whatever the suit, runs in suit move, and gaps are filled before a row is dealt', () => {
  const rest = { t4: '5D', t5: '5C', t6: '5H' };
  const table = layOut(spiderette, { t1: 'TH', t2: '9S 8S', t3: '9S 8D', ...rest, stock: '<2C>' });
  expect([table.may('t2>t1*2'), table.why('t3>t1*2'), table.why('deal')]).toEqual([true, 'run-broken', 'gaps t7']);
});
