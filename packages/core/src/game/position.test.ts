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
    ['a list as cards', { piles: { ...piles, [some1]: ['KS'] } }, new RegExp(`Pile “${some1}”: “\\[…\\]” is not a card`)],
    ['an object that is no text', { piles: { ...piles, [some1]: { toString: 1 } } }, new RegExp(`Pile “${some1}”: “{…}” is not a card`)],
    ['a very long word', { piles: { ...piles, [some1]: 'A'.repeat(9000) } }, new RegExp(`Pile “${some1}”: “A{40}…” is not a card`)],
    ['more text than a table has', { piles: { ...piles, [some1]: 'AC '.repeat(10_000) } }, /not a position/],
    [
      'more counters than a patience has',
      { piles, counters: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`n${i}`, 1])) },
      /not a position/,
    ],
    ['a counter that is an object', { piles, counters: { n: { toString: 1 } } }, /counter “n” cannot be {…}/],
    ['an option that is an object', { piles, options: { redeals: { toString: 1 } } }, /redeals/],
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

test('a position from which the functions of a patience cannot go on is refused with their reason', () => {
  const strict: typeof sample = {
    ...sample,
    table: (options, pack) =>
      sample
        .table(options, pack)
        .map((pile) =>
          pile.id === 'f1' ? { ...pile, accept: (_card, _from, view) => view.count('f1') === 0 || view.card('f1')!.rank < 3 } : pile,
        ),
  };
  const begun = Game.start(strict, { position: laid({ f1: '<AS>', t1: '2C' }) });
  expect(begun.ok ? '' : begun.error.message).toMatch(/The rules cannot go on from this position: accept of pile f1: threw TypeError/);
});

test('a move from a position after which the functions of a patience cannot go on is refused, and the game stays as it is', () => {
  const strict: typeof sample = {
    ...sample,
    after(table) {
      if (table.card('f1')?.rank === 2) throw new TypeError('no such pile');
    },
  };
  const begun = Game.start(strict, { position: laid({ f1: 'AS', t1: '2S', t2: '3D' }) });
  if (!begun.ok) throw new Error(begun.error.message);
  const game = begun.value;
  const { position } = game;
  expect(game.play('t1>f1')).toEqual({
    ok: false,
    refusal: { code: 'position-rules', params: { why: 'after: threw TypeError: no such pile', index: 0 } },
  });
  expect(game.attempt('t1', 0, 'f1')).toMatchObject({ ok: false, refusal: { code: 'position-rules' } });
  expect([game.position, game.cursor, game.mistakes]).toEqual([position, 0, 0]);
  const save = { ...game.save(), gestures: [['t1>f1']], cursor: 1 };
  const loaded = Game.load(strict, save);
  expect(loaded.ok ? '' : loaded.error.message).toBe(
    'Move 1, “t1>f1”, is not possible. The rules cannot go on from this position: after: threw TypeError: no such pile.',
  );
});
