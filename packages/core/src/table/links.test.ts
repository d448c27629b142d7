import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Accept, Link, Take } from '../contract.js';
import { movable } from './lift.js';
import { fits, neededRanks } from './links.js';
import { USUAL } from '../cards/faces.js';
import type { Table } from './table.js';
import { mini } from '../testing/mini.js';
import { dealt, legal, pile, why } from '../testing/small-table.js';

const down: Link = { step: -1, suit: 'alternate' };

describe('a link', () => {
  const fit = (link: Link, under: string, over: string): boolean => fits(link, USUAL.parse(under)!, USUAL.parse(over)!);
  test.each<[Link, string, string, boolean]>([
    [{ step: -1, suit: 'alternate' }, '7H', '6S', true],
    [{ step: -1, suit: 'alternate' }, '7H', '6D', false],
    [{ step: -1, suit: 'alternate' }, '7H', '8S', false],
    [{ step: -1, suit: 'same' }, '7H', '6H', true],
    [{ step: -1, suit: 'same' }, '7H', '6D', false],
    [{ step: 1, suit: 'any' }, '7H', '8H', true],
    [{ step: 1, suit: 'any' }, '7H', '6H', false],
    [{ step: 'either', suit: 'any' }, '7H', '6C', true],
    [{ step: 'either', suit: 'any' }, '7H', '8C', true],
    [{ step: 'either', suit: 'any' }, '7H', '7C', false],
    [{ step: 1, suit: 'same' }, 'KH', 'AH', false],
    [{ step: 1, suit: 'same', wrap: true }, 'KH', 'AH', true],
    [{ step: -1, suit: 'same', wrap: true }, 'AH', 'KH', true],
    [{ step: -1, suit: 'same', wrap: true }, 'KH', 'AH', false],
    [{ step: -1, suit: 'same' }, 'AH', 'KH', false],
    [{ step: 'either', suit: 'any', wrap: true }, 'AH', 'KC', true],
    [{ step: -1, suit: 'other' }, '7H', '6D', true],
    [{ step: -1, suit: 'other' }, '7H', '6H', false],
    [{ step: -1, suit: 'colour' }, '7H', '6D', true],
    [{ step: -1, suit: 'colour' }, '7H', '6S', false],
    [{ step: 0, suit: 'any' }, '7H', '7C', true],
    [{ step: 0, suit: 'any' }, '7H', '8C', false],
    [{ step: 4, suit: 'any', wrap: true }, 'JH', '2C', true],
    [{ step: 4, suit: 'any' }, 'JH', '2C', false],
    // A round from a five: an ace follows a king, and it ends at a four.
    [{ step: 1, suit: 'same', low: 5 }, 'KH', 'AH', true],
    [{ step: 1, suit: 'same', low: 5 }, '4H', '5H', false],
    [{ step: -1, suit: 'same', low: 5 }, 'AH', 'KH', true],
    [{ step: -1, suit: 'same', low: 5 }, '5H', '4H', false],
  ])('%j: on %s fits %s: %s', (link, under, over, wanted) => {
    expect(fit(link, under, over)).toBe(wanted);
  });
});

test('neededRanks returns the ranks that fit by the link', () =>
  fc.assert(
    fc.property(
      fc.record(
        {
          step: fc.oneof(fc.constant('either' as const), fc.integer({ min: -12, max: 12 })),
          suit: fc.constant('any' as const),
          wrap: fc.boolean(),
          low: fc.integer({ min: 1, max: 13 }),
        },
        { requiredKeys: ['step', 'suit'] },
      ),
      fc.integer({ min: 1, max: 13 }),
      (link, onto) => {
        const face = (suit: number, rank: number): number => USUAL.ofRank[rank]![suit]!;
        const fitting = Array.from({ length: 13 }, (_, i) => i + 1).filter((rank) => fits(link, face(0, onto), face(1, rank)));
        expect([...new Set(neededRanks(link, onto, 13))].sort((a, b) => a - b)).toEqual(fitting);
      },
    ),
  ));

describe('cards that may be lifted', () => {
  // a, from below: 4S 3H 2S AH; the rest on b.
  const table = (take: Take | undefined, accept: Accept = { empty: 'any', on: { step: 'either', suit: 'any' } }): Table =>
    dealt(mini([pile('a', 0, take ? { take } : {}), pile('e', 1, { accept }), pile('b', 2)], { a: 4 }), '4S 3H 2S AH AS 2H 3S 4H');

  test.each<[string, Take | undefined, string[], number]>([
    ['nothing', undefined, [], 0],
    ['the top card', 'top', ['a>e'], 1],
    ['the whole pile', 'all', ['a>e*4'], 4],
    ['any face-up end', 'any', ['a>e', 'a>e*2', 'a>e*3', 'a>e*4'], 4],
    ['an ordered end', { run: down }, ['a>e', 'a>e*2', 'a>e*3', 'a>e*4'], 4],
    ['an ordered end in suit', { run: { step: -1, suit: 'same' } }, ['a>e'], 1],
  ])('%s', (_name, take, moves, most) => {
    const t = table(take);
    expect(legal(t)).toEqual(moves);
    expect(movable(t, 0)).toBe(most);
  });

  test('face-down cards end a run, and no card can be lifted from a pile with a face-down top', () => {
    const t = table('any');
    t.flipTop(0);
    expect(legal(t)).toEqual([]);
    t.flipTop(0);
    t.moveCards(0, 2, 2, -1, false);
    t.flipTop(0);
    t.moveCards(2, 0, 2, -1, false);
    expect(legal(t)).toEqual(['a>e', 'a>e*2']);
  });

  test('a pile accepts at most `max` cards at once', () => {
    expect(legal(table('any', { empty: 'any', max: 2 }))).toEqual(['a>e', 'a>e*2']);
  });

  test('a rule with `whole` accepts whole piles only, and another rule beside it single cards', () => {
    const t = table('any', { empty: 'any', whole: true });
    expect(legal(t)).toEqual(['a>e*4']);
    expect(why(t, 'a>e*2')).toBe('This pile moves only as a whole.');
    const both = table('any', [
      { empty: 'any', whole: true },
      { empty: 'any', max: 1 },
    ]);
    expect(legal(both)).toEqual(['a>e', 'a>e*4']);
    expect(why(both, 'a>e*2')).toBe('Only one card at a time fits here.');
  });
});
