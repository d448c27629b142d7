import { ACE, Game, row, type Accept, type Pile, type Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { signOf, type SlotSign } from '../table/sign.js';

/** Returns the mark of an empty pile with this rule and role. */
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

test('an empty foundation shows the rank that opens it, from data and from a function', () => {
  expect(sign({ empty: ACE, on: { step: 1, suit: 'same' } })).toEqual({ rank: ACE });
  expect(sign(([card], onto) => onto === null && card!.rank === 7)).toEqual({ rank: 7 });
  expect(sign({ cards: ([card]) => card!.rank === 13 || 'no-king' })).toEqual({ rank: 13 });
});

test('an empty foundation shows the card that opens it, if there is only one', () => {
  expect(sign(([card], onto) => onto === null && card!.rank === 2 && card!.suit === 'H')).toEqual({ rank: 2, suit: 'H' });
});

test('an empty foundation shows nothing if several ranks or none open it, or if the rules throw', () => {
  expect(sign(([card]) => card!.red)).toBe('open');
  expect(sign(() => 'never')).toBe('open');
  expect(sign(([card], _onto, view, _to, from) => (from === 't1' ? null! : view.card(from)!).rank === card!.rank)).toBe('open');
});

test('an empty foundation shows the rank of the base card once another of its group has one', () => {
  const based = { group: 'f', role: 'foundation', accept: { empty: { like: 'f' }, on: { step: 1, suit: 'same', wrap: true } } } as const;
  const variant: Variant = {
    api: 1,
    id: 'test-base',
    rules: 1,
    options: {},
    deck: () => ({}),
    table: () => [{ id: 'w', role: 'waste', at: [0, 0], take: 'top' }, ...row('f', 2, (i) => ({ ...based, at: [i, 1] }))],
    deal(table) {
      table.move('pack', 'w', { count: 52, face: 'up' });
    },
    strings: { de: { name: 'Schilder', summary: '', rules: '' }, en: { name: 'Signs', summary: '', rules: '' } },
  };
  const started = Game.start(variant, { seed: 1 });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const shown = (): SlotSign =>
    signOf(
      game.piles.find(({ id }) => id === 'f2')!,
      game,
      undefined,
    );
  expect(shown()).toBe('open');
  const { rank } = game.view.card('w')!;
  expect(game.play('w>f1').ok).toBe(true);
  expect(shown()).toEqual({ rank });
});

test('an empty column with a function shows nothing', () => {
  expect(sign(([card]) => card!.rank === 13, 'tableau')).toBe('open');
});
