import type { Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { cardsOf } from '../../build/cards.js';

const words = { name: 'n', summary: '', rules: '' };

/** Returns a patience of two cards with a column and a stock. @param deal lays out the cards */
const dealing = (id: string, deal: Variant['deal']): Variant => ({
  api: 1,
  id,
  rules: 1,
  options: {},
  deck: () => ({ suits: ['S'], ranks: [1, 2] }),
  table: () => [
    { id: 's', role: 'stock', at: [0, 0] },
    { id: 't', role: 'tableau', at: [1, 0], take: 'top', accept: { empty: 'any' } },
  ],
  deal,
  strings: { de: words, en: words },
});

test.each([
  ['up', 'up', 't', ['open']],
  ['down', 'up', 't', []],
  ['up', 'down', 's', ['stock']],
  ['up', 'up', 's', ['open', 'stock']],
] as const)('a deal with a card face %s in the column and a card face %s in pile %s has the facts %o', (first, second, to, expected) => {
  const variant = dealing(`${first}-${second}-${to}`, (table) => {
    table.move('pack', 't', { face: first });
    table.move('pack', to, { face: second });
  });
  expect(cardsOf(variant)).toEqual(expected);
});
