import { describe, expect, test } from 'vitest';
import type { Pile } from '../contract.js';
import { dealRow } from './dealing.js';
import { removeCompleteSequences, sequencesComplete } from './sequences.js';
import { dealPackets, gather } from './gather.js';
import { row } from './row.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';

const run = (suit: string): string =>
  'KQJT98765432A'
    .split('')
    .map((rank) => rank + suit)
    .join(' ');
const piles: Pile[] = [
  { id: 'stock', role: 'stock', at: [0, 0] },
  ...row('f', 2, (i) => ({ role: 'foundation', at: [i + 1, 0] })),
  ...row('t', 3, (i) => ({
    role: 'tableau',
    at: [i, 1],
    fan: 'down',
    accept: { empty: 'any', on: { step: -1, suit: 'any' } },
    take: { run: { step: -1, suit: 'same' } },
  })),
];
const game = (more: Parameters<typeof mini>[2]): ReturnType<typeof mini> =>
  mini(piles, {}, { deck: () => ({}), status: () => 'playing', ...more });

describe('removeCompleteSequences moves a sequence of thirteen cards in suit to a foundation', () => {
  const variant = game({ after: removeCompleteSequences });

  test('removeCompleteSequences moves a sequence as soon as its ace is laid, with the ace at the bottom', () => {
    const table = layOut(variant, { t1: run('S').slice(0, -3), t2: 'AS' }).play('t2>t1');
    expect([table.cards('t1'), table.cards('f1')]).toEqual(['', run('S').split(' ').reverse().join(' ')]);
  });

  test('removeCompleteSequences moves a sequence that lies on other cards, but none of two suits', () => {
    expect(
      layOut(variant, { t1: `5D ${run('S').slice(0, -3)}`, t2: 'AS' })
        .play('t2>t1')
        .cards('t1'),
    ).toBe('5D');
    expect(
      layOut(variant, { t1: run('S').slice(0, -3), t2: 'AH' })
        .play('t2>t1')
        .cards('f1'),
    ).toBe('');
  });

  test('removeCompleteSequences leaves a sequence in its column when no foundation is empty', () => {
    const table = layOut(variant, { f1: 'AH', f2: 'AH', t1: run('S').slice(0, -3), t2: 'AS' }).play('t2>t1');
    expect(table.cards('t1')).toBe(run('S'));
  });
});

describe('sequencesComplete is true', () => {
  const complete = (cards: Record<string, string>): boolean =>
    layOut(game({ status: (view) => (sequencesComplete(view) ? 'won' : 'playing') }), cards).status() === 'won';

  test('sequencesComplete is true when each column is empty or holds one sequence from king to ace', () => {
    expect([complete({}), complete({ t1: run('S') }), complete({ t1: run('S'), t2: run('H') })]).toEqual([true, true, true]);
  });

  test.each([
    ['a card is missing', { t1: run('S').slice(3) }],
    ['another card lies below', { t1: `5D ${run('S')}` }],
    ['one card has another suit', { t1: run('S').replace('5S', '5H') }],
    ['one card lies face down', { t1: run('S').replace('KS', '<KS>') }],
    ['two cards are exchanged', { t1: run('S').replace('5S 4S', '4S 5S') }],
  ])('but not when %s', (_why, cards) => {
    expect(complete(cards)).toBe(false);
  });
});

describe('dealRow deals a row', () => {
  const stock = '<3C> <2C> <AC>';

  test('dealRow deals to every column from the first on, until the stock is empty', () => {
    const table = layOut(game({ actions: { deal: dealRow() } }), { stock: '<2C> <AC>', t1: '9S', t2: '9H', t3: '9D' }).play('deal');
    expect(['t1', 't2', 't3'].map(table.cards)).toEqual(['9S AC', '9H 2C', '9D']);
    expect(table.why('deal')).toBe('stock-empty');
  });

  test('dealRow is refused while a column is empty, unless empty columns are allowed or cannot be filled', () => {
    const cards = { stock, t1: '9S 3D', t2: '9H' };
    expect(layOut(game({ actions: { deal: dealRow() } }), cards).why('deal')).toBe('gaps t3');
    expect(layOut(game({ actions: { deal: dealRow() } }), { stock, t1: '9S' }).may('deal')).toBe(true);
    expect(layOut(game({ actions: { deal: dealRow('allowed') } }), cards).may('deal')).toBe(true);
  });
});

test('gathering the columns and dealing them again in packets keeps the order of the cards', () => {
  const redeal = {
    on: 'stock',
    when: () => true as const,
    run(table: Parameters<typeof gather>[0]): void {
      gather(table);
      dealPackets(table, 2);
    },
  };
  const table = layOut(game({ actions: { redeal } }), { t1: 'AS', t2: '2S 3S 4S', t3: '5S' }).play('redeal');
  expect(['t1', 't2', 't3', 'stock'].map(table.cards)).toEqual(['AS 2S', '3S 4S', '5S', '']);
});
