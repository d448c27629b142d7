import { expect, test } from 'vitest';
import { DepthFirst } from './depth-first.js';
import { GreedyDepthFirst } from './greedy-depth-first.js';
import { pathFrom } from './path-from.js';
import { homing } from '../testing/homing.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';

test('the greedy search is repeated with other orders of moves up to its limit', () => {
  const table = dealt(homing, { home: 'stays', together: 'runs' }, 3)!;
  const traits = Traits.of(table);
  const orders: (number | undefined)[] = [];
  const eager = new GreedyDepthFirst(false, (random) => {
    orders.push(random?.below(2 ** 30));
    const path = pathFrom(table, traits, { distrustsSafeMoves: false, readsFoundations: false, greedy: true });
    return { path, engine: new DepthFirst(path, traits, { bytes: 2 ** 20, random }) };
  });
  expect([eager.begun, eager.ended, eager.dry, eager.bytes]).toEqual([false, false, false, 0]);
  while (!eager.ended) {
    const { engine } = eager.next();
    expect(eager.next().engine).toBe(engine);
    expect([eager.begun, eager.has(engine)]).toEqual([true, true]);
    expect(eager.bytes).toBe(engine.bytes);
    eager.end();
    expect([eager.has(engine), eager.dry]).toEqual([false, true]);
  }
  expect(eager.begun).toBe(false);
  expect(orders[0], 'the order of the list comes first').toBeUndefined();
  expect(orders.length).toBeGreaterThan(2);
  expect(new Set(orders).size).toBe(orders.length);
});
