import { Game, type Step } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { Random } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { planTravels } from './travel.js';

/** A few of the installed patiences, evenly spread. */
const games = await Promise.all(
  sample(installedVariants(import.meta.dirname), 20).map(async (installed) => {
    const started = Game.start(await loadInstalled(installed), { seed: 3 });
    if (!started.ok) throw new Error(`${installed.id}: ${started.error.message}`);
    return started.value;
  }),
);

/** Returns the ids of the cards on each pile, from the bottom. */
const idsOf = ({ piles, table, view }: Game): Map<string, number[]> =>
  new Map(
    piles.map(({ id }, pile) => [id, Array.from({ length: view.count(id) }, (_, i) => table.idAt(pile, view.count(id) - 1 - i))] as const),
  );

/** Returns a different point for each card. */
const placesOf = (ids: ReadonlyMap<string, readonly number[]>): Map<string, { x: number; y: number }[]> =>
  new Map([...ids].map(([pile, cards], x) => [pile, cards.map((_, y) => ({ x, y }))]));

test.each(games.map((game) => [game.variant.id, game] as const))(
  '%s: the animation of each card ends on the pile on which it lies',
  (_id, game) => {
    const random = new Random(1);
    const steps: Step[] = [];
    game.subscribe((change) => steps.push(...change.steps));
    const changes = [
      ...Array.from({ length: 30 }, () => () => {
        const moves = game.legalMoves();
        if (moves.length > 0) game.play(moves[random.below(moves.length)]!);
      }),
      ...Array.from({ length: 12 }, () => () => game.undo()),
      ...Array.from({ length: 6 }, () => () => game.redo()),
      () => game.restart(),
    ];
    for (const change of changes) {
      const ids = idsOf(game);
      steps.length = 0;
      change();
      const start = new Map([...ids].flatMap(([pile, cards]) => cards.map((id) => [id, pile] as const)));
      const { travels } = planTravels(placesOf(ids), ids, steps);
      for (const [pile, cards] of idsOf(game))
        for (const id of cards) {
          const { stops, shuffled } = travels.get(id)!;
          if (!shuffled) expect(stops.at(-1)?.pile ?? start.get(id), `card ${id} after ${game.gestures.length} moves`).toBe(pile);
        }
    }
  },
);

const before = new Map([
  ['a', [5, 6, 7]],
  ['b', [8]],
]);
const ways = (...steps: Step[]): Record<number, unknown> =>
  Object.fromEntries(
    [...planTravels(placesOf(before), before, steps).travels].map(([id, { from, stops, turned, shuffled }]) => [
      id,
      [
        `${from.x}/${from.y}`,
        stops.map(({ at, pile }) => `${at}${pile}`).join(' '),
        turned !== undefined && 'turned',
        shuffled && 'shuffled',
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );

test('cards that are turned over as a pile, or laid beneath others, keep separate paths', () => {
  expect(ways({ type: 'move', from: 'a', to: 'b', cards: [7, 6], face: 'up' })).toEqual({
    5: '0/0',
    6: '0/1 0b turned',
    7: '0/2 0b turned',
    8: '1/0',
  });
  expect(
    ways({ type: 'move', from: 'b', to: 'a', cards: [8], beneath: true }, { type: 'flip', pile: 'a', card: 7, face: 'down' }),
  ).toMatchObject({ 5: '0/0', 7: '0/2 turned', 8: '1/0 0a' });
});

test('the animation of a shuffle does not show where each card goes', () => {
  const all = { type: 'move', from: 'a', to: 'pack', cards: [5, 6, 7] } as const;
  expect(ways(all, { type: 'shuffle', pile: 'pack' }, { type: 'move', from: 'pack', to: 'b', cards: [6] })).toEqual({
    5: '0/0 shuffled',
    6: '0/1 1b shuffled',
    7: '0/2 shuffled',
    8: '1/0',
  });
});

test('cards that run together land first, then slide below the lowest one, and leave together', () => {
  const land = { type: 'move', from: 'b', to: 'a', cards: [8] } as const;
  const leave = { type: 'move', from: 'a', to: 'f', cards: [8, 7, 6], face: 'up' } as const;
  const on = new Map([...before, ['f', []]]);
  const { travels, beats } = planTravels(placesOf(on), on, [land, leave], (step) => step.to === 'f');
  const stops = (id: number): string[] =>
    travels.get(id)!.stops.map(({ pile, cards, beneath }) => `${pile}${cards.join('')}${beneath ? ' beneath' : ''}`);
  expect([5, 6, 7, 8].map(stops)).toEqual([[], ['f876'], ['a57 beneath', 'f876'], ['a5678', 'a58 beneath', 'f876']]);
  const [landed, gathered, left] = travels.get(8)!.stops.map(({ at }) => at);
  expect(landed).toBeLessThan(travels.get(7)!.stops[0]!.at);
  expect(travels.get(7)!.stops[0]!.at).toBeLessThan(gathered!);
  expect(gathered).toBeLessThan(left!);
  expect(new Set([6, 7, 8].map((id) => travels.get(id)!.stops.at(-1)!.at))).toEqual(new Set([left]));
  expect(left).toBeLessThan(beats);
});
