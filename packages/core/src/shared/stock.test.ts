import { expect, test } from 'vitest';
import type { CompleteVariant as Variant, Pile } from '../contract.js';
import { Game } from '../game/game.js';
import { redeal, turn, turnSome } from './stock.js';
import { layOut, type LaidOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { sample } from '../testing/sample.js';

/** Plays until the stock was redealt `wanted` times. @returns the position's key at first and after each redeal */
function rounds(times: number, wanted: number): string[] {
  const variant = { ...sample, actions: { ...sample.actions, redeal: redeal(() => times) } } as unknown as Variant;
  const started = Game.start(variant, { seed: 1 });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const keys = [game.table.key.join()];
  for (let round = 0; round < wanted; round++) {
    while (game.play('turn').ok);
    if (!game.play('redeal').ok) break;
    keys.push(game.table.key.join());
  }
  return keys;
}

test('a limited redeal is counted, and refused after the limit', () => {
  const keys = rounds(2, 5);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

test('unlimited redeals lead back to the first position', () => {
  const keys = rounds(Infinity, 5);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(1);
});

const piles: Pile[] = [
  { id: 'stock', role: 'stock', at: [0, 0] },
  { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
];
const laid = (stock: string, waste: string, actions: Variant['actions']): LaidOut =>
  layOut(mini(piles, {}, { actions: actions! }), { stock, waste });

test('turnSome turns cards one by one, all of them when fewer are left, and is refused on an empty stock', () => {
  const table = laid('<2C> <3C> <4C> <5C>', '', { turn: turnSome(() => 3) });
  expect(table.play('turn').cards('waste')).toBe('5C 4C 3C');
  expect(table.play('turn').cards('waste')).toBe('5C 4C 3C 2C');
  expect(table.why('turn')).toBe('stock-empty');
  expect(laid('<2C> <3C>', '', { turn }).play('turn').cards('waste')).toBe('3C');
});

test('redeal is refused while the stock has cards, on an empty waste and after the limit', () => {
  const actions = { redeal: redeal(() => 1) };
  expect(laid('<2C>', '3C', actions).why('redeal')).toBe('stock-left');
  expect(laid('', '', actions).why('redeal')).toBe('waste-empty');
  const table = laid('', '3C 4C', { ...actions, turn });
  expect(table.play('redeal').cards('stock')).toBe('<4C> <3C>');
  expect(table.play('turn', 'turn').why('redeal')).toBe('no-redeal');
});

test('redeal with order shuffled changes the order of the cards', () => {
  const cards = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC';
  const kept = laid('', cards, { redeal: redeal(() => 1) })
    .play('redeal')
    .cards('stock');
  const shuffled = laid('', cards, { redeal: redeal(() => 1, 'shuffled') })
    .play('redeal')
    .cards('stock');
  expect(shuffled).not.toBe(kept);
  expect(shuffled.split(' ').sort()).toEqual(kept.split(' ').sort());
});

test('a cell that accepts cards only while the stock is empty keeps its card when the stock is turned', () => {
  const cell: Pile = {
    id: 'c1',
    role: 'cell',
    at: [2, 0],
    take: 'top',
    accept: (_cards, onto, view) => onto === null && view.count('stock') === 0,
  };
  const open = layOut(mini([...piles, cell], {}, { actions: { turn } }), { stock: '', waste: '3C 4C' });
  expect(open.play('waste>c1').why('turn')).toBe('stock-empty');
  expect(open.cards('c1')).toBe('4C');
  const shut = layOut(mini([...piles, cell], {}, { actions: { turn } }), { stock: '<2C>', waste: '3C' });
  expect(shut.may('waste>c1')).toBe(false);
});
