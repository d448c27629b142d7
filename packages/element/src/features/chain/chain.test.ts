import { Game, row, type Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { stairs } from '../../testing/stairs.js';
import { chainOf } from './chain.js';

const foundations = row('f', 2, (i) => ({ role: 'foundation', at: [i, 0], accept: { empty: 'any', on: 'any' } }));

/** A patience of two columns, from which any card goes to any foundation, and an action that only counts. */
const leaving: Variant = {
  ...stairs,
  table: () => [...foundations, ...row('t', 2, (i) => ({ role: 'tableau', at: [i, 1], take: 'top' }))],
  deal(table) {
    for (let i = 0; table.count('pack') > 0; i++) table.move('pack', `t${(i % 2) + 1}`, { face: 'up' });
  },
  actions: { turn: { on: 'f1', when: () => true, run: (table) => table.set('turns', 1) } },
};

/** Returns a game in which some gestures were played. */
function played(variant: Variant, ...gestures: readonly string[]): Game {
  const game = Game.start(variant, { seed: 1 });
  if (!game.ok) throw new Error(game.error.message);
  for (const gesture of gestures) expect(game.value.play(gesture)).toMatchObject({ ok: true });
  return game.value;
}

test('a chain counts moves in a row, and an action or an undo shortens it', () => {
  const game = played(leaving, 't1>f1', 't2>f2', 't1>f2');
  expect(chainOf(game)).toBe(3);
  game.undo();
  expect(chainOf(game)).toBe(2);
  game.play('turn');
  expect(chainOf(game)).toBe(0);
  game.play('t2>f1');
  expect(chainOf(game)).toBe(1);
});

test('a chain has no length without actions, and where cards are laid on columns', () => {
  expect(chainOf(played({ ...leaving, actions: {} }, 't1>f1'))).toBe(0);
  const columns = row('t', 2, (i) => ({ role: 'tableau' as const, at: [i, 1], take: 'top' as const, accept: { empty: 'any' as const } }));
  expect(chainOf(played({ ...leaving, table: () => [...foundations, ...columns] }, 't1>f1'))).toBe(0);
});
