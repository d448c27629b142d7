import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { parliament } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 17, 64, 157] },
  { seed: 2, layers: [1, 5, 16, 26, 63, 128] },
  { seed: 3, layers: [1, 8, 38, 127] },
];
conformance(parliament, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('the aces are laid out, and twos go on them', () => {
  const dealt = deal(parliament, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(['f1', 'f4', 'f8'].map((pile) => table.cards(pile))).toEqual(['AC', 'AS', 'AS']);
  const full = { t1: '2S', t2: 'KS', t3: 'KC', t4: 'KD', t5: 'KH', t6: 'KS', t7: 'QC', t8: 'QD', f1: 'AS', waste: '9D' };
  expect(layOut(parliament, full).play('t1>f1').cards('t1')).toBe('9D');
});
