import { ACE, Game, row, type Accept, type Pile, type Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { signOf, type SlotSign } from '../table/sign.js';

/** What an empty pile of this role says that accepts so. */
function sign(accept: Accept, role: Pile['role'] = 'foundation'): SlotSign {
  const variant: Variant = {
    api: 1,
    id: 'test-signs',
    rules: 1,
    options: {},
    deck: () => ({}),
    table: () => [
      { id: 'empty', role, at: [0, 0], accept },
      ...row('t', 1, () => ({ role: 'tableau', at: [0, 1], take: 'top' })),
      { id: 'w', role: 'waste', at: [1, 0], take: 'top' },
    ],
    deal(table) {
      table.move('pack', 'w', { count: 52, face: 'up' });
    },
    strings: { de: { name: 'Schilder', summary: '', rules: '' }, en: { name: 'Signs', summary: '', rules: '' } },
  };
  const game = Game.start(variant, { seed: 1 });
  if (!game.ok) throw new Error(game.error.message);
  return signOf(game.value.piles[0]!, game.value, undefined);
}

test('an empty foundation says which rank opens it, where data say so and where a function does', () => {
  expect(sign({ empty: ACE, on: { step: 1, suit: 'same' } })).toEqual({ rank: ACE });
  expect(sign(([card], onto) => onto === null && card!.rank === 7)).toEqual({ rank: 7 });
  expect(sign({ cards: ([card]) => card!.rank === 13 || 'no-king' })).toEqual({ rank: 13 });
});

test('and which card, where there is only one', () => {
  expect(sign(([card], onto) => onto === null && card!.rank === 2 && card!.suit === 'H')).toEqual({ rank: 2, suit: 'H' });
});

test('it says nothing where several ranks open it, or none does, nor where the rules cannot be asked', () => {
  expect(sign(([card]) => card!.red)).toBe('open');
  expect(sign(() => 'never')).toBe('open');
  expect(sign(([card], _onto, view, _to, from) => (from === 't1' ? null! : view.card(from)!).rank === card!.rank)).toBe('open');
});

test('a column that is empty promises nothing by a function', () => {
  expect(sign(([card]) => card!.rank === 13, 'tableau')).toBe('open');
});
