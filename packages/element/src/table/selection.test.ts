import { Game, type Pile, type Variant } from '@patience/core';
import { interpret } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { STAIRS_DECK, stairs } from '../testing/stairs.js';
import { Selection } from './selection.js';

/** Returns a game of stairs whose columns accept cards by a function, and how often that was called. */
function counted(): { game: Game; calls: () => number } {
  let calls = 0;
  const variant: Variant = {
    ...stairs,
    table: () =>
      (stairs.table as () => Pile[])().map((pile) =>
        pile.role === 'tableau'
          ? {
              ...pile,
              accept: () => {
                calls++;
                return 'no';
              },
            }
          : pile,
      ),
  };
  const started = Game.start(variant, { deck: STAIRS_DECK });
  if (!started.ok) throw new Error(started.error.message);
  return { game: started.value, calls: () => calls };
}

test('a refused drop is interpreted once and counted as one mistake', () => {
  const { game, calls } = counted();
  const selection = new Selection(game, () => true);
  selection.choose({ pile: 't1', depth: 0 });
  const { index } = game.table.rules;
  const before = calls();
  interpret(game.table, index.get('t1')!, 0, index.get('t2')!);
  const once = calls() - before;
  const outcome = selection.lay('t2');
  expect(once).toBeGreaterThan(0);
  expect(calls() - before).toBe(2 * once);
  expect(outcome).toMatchObject({ kind: 'refused', pile: 't2' });
  expect(game.mistakes).toBe(1);
});
