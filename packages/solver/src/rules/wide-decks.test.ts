import type { SuitSpec, Variant } from '@patience/core';
import { complete } from '@patience/core';
import { deal, fits, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { createSearch } from '../index.js';
import { Traits } from './traits.js';

const trumps: SuitSpec = {
  suit: 'T',
  colour: 'violet',
  outline: 'm0-40l30 80h-60z',
  letters: Array.from({ length: 22 }, (_, i) => String(i + 1)),
};
const down = { step: -1, suit: 'same' } as const;

/** An open patience with the 78 cards of a tarot deck. */
const variant: Variant = {
  api: 1,
  id: 'wide-deck',
  rules: 1,
  options: {},
  deck: { suits: ['C', 'D', 'H', 'S', trumps], letters: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'C', 'Q', 'K'] },
  table: {
    'f1-5': { at: [0, 0], accept: { empty: 'A', on: 'up same', max: 1 } },
    'c1-6': { at: [6, 0] },
    't1-12': { at: [0, 1], accept: { empty: 'any', on: down }, take: { run: { step: -1, suit: 'any' } } },
  },
  deal: [{ to: 't1-12', all: true }],
  strings: { en: { name: 'Wide deck', summary: '', rules: '' } },
};

function dealt(seed: number): Table {
  const one = deal(complete(variant), { seed });
  if (!one.ok) throw new Error(one.error.message);
  return one.value.table;
}

test('the traits of a wide deck say exactly which cards columns take', () => {
  const table = dealt(1);
  const { faces } = table.rules;
  const traits = Traits.of(table);
  expect(traits.wide).toBe(true);
  for (let under = 0; under < faces.count; under++)
    for (let over = 0; over < faces.count; over++) expect(traits.wants(under, over)).toBe(fits(down, under, over, faces));
  expect(traits.order[faces.parse('22T')!]).toBe(21);
  expect(traits.exclusive).toBe(true);
});

test('a search wins a deal of a wide deck with a line that replays', () => {
  const table = dealt(1);
  const result = createSearch(table, { budget: 200_000 }).run();
  for (const move of result.verdict === 'solved' ? result.line!.moves : []) table.play(move);
  expect(table.status()).toBe('won');
});
