import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { spiderette } from './index.js';

conformance(spiderette, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] rows are dealt until the stock is empty, the last one to three columns', () => {
  const dealt = deal(spiderette, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(table.cards('stock').split(' ')).toHaveLength(24);
  const before = table.cards('t4').split(' ').length;
  for (let rows = Math.ceil(24 / 7); rows > 0; rows--) table.play('deal');
  expect(table.cards('t4').split(' ')).toHaveLength(before + Math.floor(24 / 7));
  expect(table.why('deal')).toBe('stock-empty');
});

test('[S] columns build down whatever the suit, runs in suit move, and gaps are filled before a row is dealt', () => {
  const rest = { t4: '5D', t5: '5C', t6: '5H' };
  const table = layOut(spiderette, { t1: 'TH', t2: '9S 8S', t3: '9S 8D', ...rest, stock: '<2C>' });
  expect([table.may('t2>t1*2'), table.why('t3>t1*2'), table.why('deal')]).toEqual([true, 'run-broken', 'gaps t7']);
});
