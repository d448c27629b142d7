import { describe, expect, test } from 'vitest';
import { positionText } from '../table/perft.js';
import { sample } from '../testing/sample.js';
import { some, started } from '../testing/small-game.js';
import { Game } from './game.js';
import type { Position } from './position.js';

const played = (): Game => {
  const game = started(undefined, { options: { redeals: 2 } });
  some(game, 9);
  return game;
};

test('a position is plain data, and a game that begins with it has the same table and no history', () => {
  const game = played();
  const position = JSON.parse(JSON.stringify(game.position)) as Position;
  const begun = Game.start(sample, { position });
  if (!begun.ok) throw new Error(begun.error.message);
  expect(positionText(begun.value.table)).toBe(positionText(game.table));
  expect([begun.value.canUndo, begun.value.options]).toEqual([false, game.options]);
  expect(begun.value.position).toEqual(position);
});

test('a position has the pack only where the piles depend on it', () => {
  expect(played().position).not.toHaveProperty('pack');
  const based: typeof sample = {
    ...sample,
    table: (options, pack) =>
      sample.table(options, pack).map((pile) => (pile.id === 't1' ? { ...pile, at: [pack[3]!.rank, 1] as const } : pile)),
  };
  const game = started(based);
  some(game, 3);
  const begun = Game.start(based, { position: game.position });
  expect(begun.ok && begun.value.piles).toEqual(game.piles);
});

test('a game that began with a position is saved, opened and restarted with it', () => {
  const begun = Game.start(sample, { position: played().position });
  if (!begun.ok) throw new Error(begun.error.message);
  const game = begun.value;
  some(game, 3);
  const save = JSON.parse(JSON.stringify(game.save())) as unknown;
  const loaded = Game.load(sample, save);
  expect(loaded.ok && loaded.value.save()).toEqual(save);
  expect(loaded.ok && positionText(loaded.value.table)).toBe(positionText(game.table));
  game.restart();
  expect(game.position.piles).toEqual(played().position.piles);
});

/** Returns a position with all other cards on the stock. */
function laid(piles: Readonly<Record<string, string>>): Position {
  const used = Object.values(piles).join(' ');
  const rest = ['C', 'D', 'H', 'S']
    .flatMap((suit) => ['A', '2', '3', '4', '5', '6'].map((rank) => rank + suit))
    .filter((card) => !used.includes(card));
  return { piles: { ...piles, stock: rest.map((card) => `<${card}>`).join(' ') } };
}

describe('a position that cannot be is refused with the name of the pile', () => {
  const { piles } = played().position;
  const [some1, some2] = Object.keys(piles) as [string, string];
  const [card = ''] = piles[some1]!.split(' ');
  const [other = ''] = piles[some2]!.split(' ');
  test.each<[string, unknown, RegExp]>([
    ['text that is no JSON', '{', /not a position/],
    ['no piles', {}, /not a position/],
    ['an unknown pile', { piles: { ...piles, [some1]: '', x9: piles[some1] } }, /no pile “x9” here\. Piles: /],
    ['no card', { piles: { ...piles, [some1]: 'KX' } }, new RegExp(`Pile “${some1}”: “KX” is not a card`)],
    ['a list as cards', { piles: { ...piles, [some1]: ['KS'] } }, new RegExp(`Pile “${some1}”: “KS” is not a card`)],
    ['a card twice', { piles: { ...piles, [some2]: `${piles[some2]!} ${card}` } }, new RegExp(`Pile “${some2}” has .+ once too often`)],
    ['a card instead of another', { piles: { ...piles, [some1]: piles[some1]!.replace(card, other) } }, /once too often/],
    ['a missing card', { piles: { ...piles, [some1]: piles[some1]!.replace(card, '') } }, /lies on no pile/],
    ['an order that no foundation has', laid({ f1: 'AS 3S' }), /Pile “f1”: the three of spades cannot lie on the ace of spades/],
    ['a foundation without its base card', laid({ f1: '2S' }), /Pile “f1” cannot begin with the two of spades/],
    ['two cards on a cell', laid({ c1: '5S 4H' }), /Pile “c1”: the four of hearts cannot lie on the five of spades/],
    ['a counter that is no number', { piles, counters: { n: -1 } }, /counter “n” cannot be -1/],
    ['another patience', { piles, variant: 'other' }, /belongs to “other”/],
  ])('%s', (_, position, message) => {
    const begun = Game.start(sample, { position: position as Position });
    expect(begun.ok ? '' : begun.error.message).toMatch(message);
  });
});
