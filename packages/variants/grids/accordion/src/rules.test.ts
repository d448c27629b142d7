import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { accordion } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(accordion, { describe, test, games: 2, moves: 40, model, tests });

test.each([
  ['en', 'to its left, or on the third to its left, if rank or suit is the same'],
  ['de', 'linke Nachbarin oder auf die dritte Karte links von ihr, wenn Wert oder Farbe gleich ist'],
] as const)('the guide says which card may be laid on which: %s', (locale, said) =>
  expect(accordion.strings[locale]!.guide).toContain(said),
);

test('onto the left neighbour or the third to the left, by rank or suit', () => {
  const table = layOut(accordion, { t1: '9S', t2: '4D', t3: '9D', t4: '2S', t5: '4C' });
  expect(table.moves().sort()).toEqual(['t3>t2', 't4>t1', 't5>t2']);
  expect([table.why('t2>t1'), table.why('t3>t1'), table.why('t1>t2')]).toEqual(['no-match', 'too-far', 'too-far']);
});

test('a pile moves as a whole, its top card counts, and the gap closes', () => {
  const table = layOut(accordion, { t1: '9S', t2: '4D 3S', t3: '8H', t4: '2C', t5: 'QH' });
  expect(table.why('t2>t1')).toBe('only-whole');
  table.play('t2>t1*2');
  expect(['t1', 't2', 't3', 't4', 't5'].map(table.cards)).toEqual(['9S 4D 3S', '8H', '2C', 'QH', '']);
});
