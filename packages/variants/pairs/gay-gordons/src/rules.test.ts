import { allOptions, RANKS, SUITS } from '@patience/core';
import { deal } from '@patience/core/internals';
import { compare, conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { gayGordons } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(gayGordons, { describe, test, games: 3, moves: 60, model, tests });

/** A deck whose first column gets these cards, and whose last two cards are these; the others as they come. */
function deckOf(column: readonly string[], reserve: readonly string[]): string {
  const named = new Set([...column, ...reserve]);
  const others = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)).filter((card) => !named.has(card));
  const rows = column.flatMap((card, line) => [card, ...others.slice(9 * line, 9 * line + 9)]);
  return [...rows, ...reserve].join(' ');
}

function dealt(column: string, reserve: string): (pile: string) => string {
  const made = deal(gayGordons, { deck: deckOf(column.split(' '), reserve.split(' ')) });
  if (!made.ok) throw new Error(made.error.message);
  return laid(made.value.table).cards;
}

test('ten columns of five and a reserve of two, one on the other', () => {
  const cards = dealt('KS 3S JS 4S 5S', 'AD 9H');
  expect(cards('t1')).toBe('KS 3S JS 4S 5S');
  expect(cards('r1')).toBe('AD 9H');
  for (let column = 1; column <= 10; column++) expect(cards(`t${column}`)).toHaveLength(14);
});

test('the middle one of exactly three jacks in a column is exchanged for the upper card of the reserve', () => {
  const cards = dealt('JC 3S JD 4S JH', 'AD 9H');
  expect([cards('t1'), cards('r1')]).toEqual(['JC 3S 9H 4S JH', 'AD JD']);
  const upper = dealt('KS JC QS JD JH', 'AD 9H');
  expect([upper('t1'), upper('r1')]).toEqual(['KS JC QS 9H JH', 'AD JD']);
  const four = dealt('JC JD JH 4S JS', 'AD 9H');
  expect([four('t1'), four('r1')]).toEqual(['JC JD JH 4S JS', 'AD 9H']);
});

test.each([7634, 8847])(
  'three jacks of a column never stay together, also where the upper card of the reserve is the fourth: deal %i',
  (seed) => {
    const made = deal(gayGordons, { seed });
    if (!made.ok) throw new Error(made.error.message);
    const { cards } = laid(made.value.table);
    for (let column = 1; column <= 10; column++) expect(cards(`t${column}`).split('J').length - 1).not.toBe(3);
    expect(cards('r1')).toMatch(/^J. J.$/);
  },
);

test('the middle jack of a column is exchanged for the lower card of the reserve if the upper one is the fourth jack', () => {
  const cards = dealt('JC 3S JD 4S JH', 'AD JS');
  expect([cards('t1'), cards('r1')]).toEqual(['JC 3S AD 4S JH', 'JD JS']);
});

test('numbers that make eleven leave together, and two jacks', () => {
  const table = layOut(gayGordons, { t1: 'AS', t2: 'TH', t3: '5C', t4: '6C', t5: 'JH', t6: 'JC', t7: 'TC' });
  expect(['t1+t2', 't3+t4', 't5+t6', 't2+t7', 't1+t5', 't3+t7'].map((move) => table.may(move))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('king and queen leave together when their suits differ', () => {
  const table = layOut(gayGordons, { t1: 'KS', t2: 'QS', t3: 'QC', t4: 'KH' });
  expect(['t1+t3', 't2+t4', 't1+t4', 't2+t3'].map((move) => table.may(move))).toEqual([true, true, false, false]);
  expect(table.why('t1+t2')).toBe('one-family');
});

test('the upper card of the reserve leaves first', () => {
  const table = layOut(gayGordons, { r1: 'AD 9H', t1: '2C', t2: 'TC' });
  expect(['r1+t1', 'r1+t2'].map((move) => table.may(move))).toEqual([true, false]);
  expect(table.play('r1+t1').may('r1+t2')).toBe(true);
});

test('nothing is built, and empty columns stay empty', () => {
  const table = layOut(gayGordons, { t1: '9S', t2: '8S', r1: '5D' });
  expect(['t2>t1', 't1>t3', 'r1>t3'].map((move) => table.may(move))).toEqual([false, false, false]);
});

test('a column of three jacks under a reserve with the fourth is played as in the plain model', () => {
  const options = allOptions(gayGordons)[0]!;
  for (const seed of [7634, 8847]) compare(gayGordons, model(options), { seed, options, choices: seed, moves: 10 });
});
