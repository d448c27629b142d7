import type { Seed } from '@patience/core';
import { deal, formatDeck, formatMove, interpret } from '@patience/core/search';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { freecell } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(freecell, { describe, test, games: 4, moves: 100, model, tests });

const dealt = (seed: Seed): string => {
  const result = deal(freecell, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return formatDeck(result.value.table.face);
};

test.each([
  [
    1,
    'JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H',
  ],
  [
    617,
    '7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H 9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H',
  ],
])('number %i deals as Microsoft’s FreeCell does', (number, cards) => {
  expect(dealt(number)).toBe(cards);
  expect(dealt(String(number))).toBe(cards);
});

test('numbers end at 2³¹ − 1; texts, 0 and what is beyond are shuffled by the usual stream', () => {
  expect(dealt(2 ** 31 - 1)).not.toBe(dealt(2 ** 31));
  expect(freecell.numbered!(0, { cells: 4 })).toBeUndefined();
  expect(freecell.numbered!(2 ** 31, { cells: 4 })).toBeUndefined();
  expect(new Set([dealt(1), dealt('one'), dealt(0), dealt(32_000)]).size).toBe(4);
});

test('any card into a cell and into an empty column, one at a time', () => {
  const table = layOut(freecell, { t1: '9S 8H', t2: 'TD', c1: '2C' });
  expect([table.why('t1>t2*2'), table.may('t1>t3'), table.may('t1>c2'), table.why('t1>c1')]).toEqual(['only-top', true, true, 'full']);
});

test('a run goes by way of cells in one gesture, as far as they reach', () => {
  const kings = { t3: 'KS', t4: 'KH', t5: 'KC', t6: 'KD', t7: 'QS', t8: 'QC' };
  const run = { t1: '9S 8H 7S', t2: 'TD', ...kings };
  const moved = (cells: Record<string, string>): unknown => {
    const { table } = layOut(freecell, { ...run, ...cells });
    const [from, to] = [table.rules.index.get('t1')!, table.rules.index.get('t2')!];
    const done = interpret(table, from, 2, to);
    return done.ok ? done.moves.map((move) => formatMove(table, move)) : done.refusal;
  };
  expect(moved({ c1: '2C', c2: '2D' })).toEqual(['t1>c3', 't1>c4', 't1>t2', 'c4>t2', 'c3>t2']);
  expect(moved({ c1: '2C', c2: '2D', c3: '2H' })).toEqual({ code: 'no-room', params: { count: 3, room: 2 } });
});
