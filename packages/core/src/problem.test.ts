import { expect, test } from 'vitest';
import type { Tx } from './contract.js';
import type { Variant } from './variant.js';
import { deal } from './game/deal.js';
import { Game } from './game/game.js';
import { sample } from './testing/sample.js';

const good = sample as unknown as Variant;
const dealt = (change: Partial<Variant>) => () => deal({ ...good, ...change }, { seed: 1 });

test('an impossible step is reported with the function that made it', () => {
  const tooMany = (table: Tx): void => table.move('pack', 'stock', { count: 99 });
  expect(dealt({ deal: tooMany })).toThrow('Variant "sample", deal: move(pack, stock) of 99 cards is impossible: "pack" holds 24');
  expect(dealt({ after: (table) => table.flip('nowhere') })).toThrow('Variant "sample", after: there is no pile "nowhere" on the table');
  const turn = { ...good.actions!['turn']!, run: (table: Tx): void => table.set('points', -1) };
  const game = Game.start({ ...good, actions: { turn } }, { seed: 1 });
  expect(() => game.ok && game.value.play('turn')).toThrow(
    'Variant "sample", actions.turn.run: set(points, -1) is impossible: a counter is a whole number from 0 to 1,000,000',
  );
});
