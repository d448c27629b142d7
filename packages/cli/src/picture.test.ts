import type { Pile, Variant } from '@patience/core';
import { deal } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { PLAIN } from './colour.js';
import { picture } from './picture.js';

const words = { name: 'x', summary: 'x', rules: 'x' };

/** Draws a table with hearts, face up. @param counts number of cards of each pile */
function drawn(piles: readonly Pile[], counts: readonly number[], columns = 80): string[] {
  const variant: Variant = {
    api: 1,
    id: 'drawn',
    rules: 1,
    options: {},
    deck: () => ({ suits: ['H'] }),
    table: () => piles,
    deal: (table) => counts.forEach((count, i) => table.move('pack', piles[i]!.id, { count, face: 'up', turn: true })),
    strings: { de: words, en: words },
  };
  const dealt = deal(variant, { deck: 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return picture(dealt.value.table.view, piles, PLAIN, columns).split('\n');
}

test('a pile that is fanned sideways shows as many of its top cards as fit into the line', () => {
  const row: Pile = { id: 'f1', role: 'foundation', at: [0, 0], fan: 'right' };
  expect(drawn([row], [13])).toEqual([' f1', ' A♥  2♥  3♥  4♥  5♥  6♥  7♥  8♥  9♥ 10♥  J♥  Q♥  K♥']);
  expect(drawn([row], [13], 23)).toEqual([' f1', ' +8  9♥ 10♥  J♥  Q♥  K♥']);
  const next: Pile = { id: 'stock', role: 'stock', at: [2, 0] };
  expect(drawn([row, next], [4, 9])).toEqual([' f1         stock', ' +2  3♥  4♥  K♥ 9']);
});

test('a pile of which only the top cards are fanned shows the number of cards below them', () => {
  const down: Pile = { id: 't1', role: 'tableau', at: [0, 0], fan: 'down', fanned: 2 };
  expect(drawn([down], [13])).toEqual([' t1', '+11', ' Q♥', ' K♥']);
});

test('rows of piles are drawn one below the other, each as high as its longest pile', () => {
  const at = (id: string, x: number, y: number): Pile => ({ id, role: 'tableau', at: [x, y], fan: 'down' });
  expect(drawn([at('t1', 0, 0), at('t2', 1.5, 0.25), at('t3', 0, 1)], [2, 3, 8]).slice(0, 6)).toEqual([
    ' t1    t2',
    ' A♥    3♥',
    ' 2♥    4♥',
    '       5♥',
    '',
    ' t3',
  ]);
});
