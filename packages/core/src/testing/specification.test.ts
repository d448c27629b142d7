import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPosition, fixturesOf, type SpecifiedPosition } from './specification.js';
import { mini } from './mini.js';
import { secondReading } from './reading/index.js';

/** A foundation that begins with an ace, and a column of which the top card can be taken. */
const game = mini(
  [
    { id: 'f1', role: 'foundation', at: [0, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
    { id: 't1', role: 'tableau', at: [1, 0], take: 'top' },
  ],
  {},
);

const position: SpecifiedPosition = {
  rule: 'a foundation goes up in suit',
  piles: { t1: '3H 2S AS' },
  play: ['t1>f1'],
  legal: ['t1>f1'],
  moves: ['t1>f1'],
  cards: { f1: 'AS', t1: '3H 2S' },
  status: 'playing',
};

test('a position that is as specified passes', () => {
  expect(() => checkPosition(game, position)).not.toThrow();
  expect(() =>
    checkPosition(game, {
      ...position,
      play: ['t1>f1', 't1>f1'],
      legal: [],
      moves: [],
      cards: { t1: '3H' },
      refused: { 't1>f1': 'needs' },
    }),
  ).not.toThrow();
});

test.each([
  [{ legal: ['f1>t1'] }, 'f1>t1 is refused ('],
  [{ refused: { 't1>f1': 'needs' } }, 'the refusal of t1>f1 is "legal" instead of "needs"'],
  [{ moves: [] }, 'the list of moves is ["t1>f1"] instead of []'],
  [{ cards: { t1: '3H*2' } }, 't1 is "3H 2S" instead of "3H 3H"'],
  [{ status: 'won' as const }, 'the status is "playing" instead of "won"'],
  [{ deadEnd: 'dead' as const }, 'the game is open instead of dead'],
])('a difference names the patience, the rule, what was found and what was expected: %o', (change, message) => {
  expect(() => checkPosition(game, { ...position, ...change })).toThrow(`${game.id}: a foundation goes up in suit\n  ${message}`);
});

test('one recorded game is a list of one', () => {
  expect(fixturesOf({ won: { format: 1 }, over: [{ format: 1 }] })).toEqual({
    won: [{ format: 1 }],
    lost: [],
    over: [{ format: 1 }],
    perft: [],
  });
});

test('the second reading refuses rules that are functions', () => {
  expect(() => secondReading(game, {})).toThrow('has rules that are functions');
});

test('the JSON Schema has every field that the kit reads, and no other', () => {
  const schema = JSON.parse(readFileSync(new URL('../../tests.schema.json', import.meta.url), 'utf8')) as {
    properties: Record<'positions', { items: { properties: object } }>;
  };
  expect(Object.keys(schema.properties)).toEqual(['$schema', 'won', 'lost', 'over', 'perft', 'positions']);
  expect(Object.keys(schema.properties.positions.items.properties)).toEqual([
    'rule',
    'options',
    'piles',
    'seed',
    'play',
    'legal',
    'refused',
    'moves',
    'cards',
    'status',
    'deadEnd',
  ]);
});
