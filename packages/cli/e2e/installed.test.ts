/** Laws for every installed patience, whichever they are. A push tries a sample of them. */
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { answered } from './patience.js';

interface Listed {
  readonly id: string;
  readonly package: string;
  readonly names: Readonly<Record<'de' | 'en', string>>;
}

const { variants } = answered(['list']) as unknown as { variants: readonly Listed[] };

test('list names the installed patiences with their packages, in English and German', () => {
  expect(variants.length).toBeGreaterThan(0);
  for (const { package: from, names } of variants) expect([from, names.de, names.en]).not.toContain('');
});

const asked = sample(variants, 6);

test.each(asked)('$id: deal gives the same table by seed and by the deck of that seed, with every card', ({ id }) => {
  const { options } = answered(['options', id]) as { options: Readonly<Record<string, readonly (string | number)[]>> };
  const { seed, ...deal } = answered(['deal', id, '--seed', '5']) as {
    seed: number;
    deck: string[];
    options: object;
    piles: Record<string, string[]>;
  };
  expect(seed).toBe(5);
  expect(deal.options).toEqual(Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, first])));
  expect(answered(['deal', id, '--deck', deal.deck.join(' ').replaceAll('T', '10')])).toEqual(deal);
  const onTable = Object.values(deal.piles)
    .flat()
    .map((card) => card.replace(/^<(.*)>$/, '$1'));
  expect(onTable.toSorted()).toEqual(deal.deck.toSorted());
});

test.each(asked)('$id: listed moves can be played, and perft counts the positions that they reach', ({ id }) => {
  const deal = [id, '--seed', '5'];
  const { moves } = answered(['moves', ...deal]) as { moves: string[] };
  const { moves: all } = answered(['moves', ...deal, '--all']) as { moves: string[] };
  expect(all).toEqual(expect.arrayContaining(moves));
  expect(answered(['moves', ...deal, '--moves', all.at(-1)!])).toMatchObject({ played: 1 });
  const { layers } = answered(['perft', ...deal, '--depth', '2']) as { layers: number[] };
  expect(layers).toHaveLength(3);
  expect(layers[0]).toBe(1);
  expect(layers[1]).toBeLessThanOrEqual(moves.length);
});

test.each(asked)('$id: simulate plays and counts deals', ({ id }) => {
  const { wins, losses, stuck, unfinished } = answered(['simulate', id, '--deals', '20']) as Record<string, number>;
  expect(wins! + losses! + stuck! + unfinished!).toBe(20);
});
