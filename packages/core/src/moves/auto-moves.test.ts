import { describe, expect, test } from 'vitest';
import { autoMoves, firstAutoMove, isChoice } from './auto-moves.js';
import { bestMoves } from './gesture.js';
import { list, MAX_MOVES } from './legal.js';
import { CARDS, fromOf, kindOf, toOf, type Move } from './move.js';
import { formatMove } from './notation.js';
import { Random } from '../cards/random.js';
import type { Accept, Options, Pile } from '../contract.js';
import type { Variant } from '../variant.js';
import { deal } from '../game/deal.js';
import { installedVariants, loadInstalled } from '../registry/installed.js';
import type { Table } from '../table/table.js';
import { rulesOfAccept } from '../table/accept.js';
import { finishOf } from '../testing/judge.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';

const column = (id: string, x: number): Pile => ({ id, role: 'tableau', at: [x, 0], fan: 'down', take: 'top' });
/** Makes a patience with two columns, and a foundation for each of the given rules. */
const game = (...accepts: Accept[]): Variant =>
  mini(
    [
      column('a', 0),
      column('b', 1),
      ...accepts.map((accept, i): Pile => ({ id: `f${i + 1}`, role: 'foundation', at: [i + 2, 0], accept })),
      { id: 'rest', role: 'tableau', at: [9, 0] },
    ],
    {},
  );
const up = (variant: Variant, cards: Record<string, string>): string => {
  const { table } = layOut(variant, cards);
  return autoMoves(table)
    .map((move) => formatMove(table, move))
    .join(' ');
};

describe('Auto-move', () => {
  test('Auto-move builds foundations of one suit, and of any suits', () => {
    expect(up(game({ empty: 1, on: { step: 1, suit: 'same' } }), { a: '3S AS', b: '2S' })).toBe('a>f1 b>f1 a>f1');
    expect(up(game({ empty: 1, on: { step: 1, suit: 'any' } }), { a: '3H AS', b: '2D' })).toBe('a>f1 b>f1 a>f1');
  });

  test('Auto-move leaves a foundation that is built up or down to the player, even where only one card fits', () => {
    const chain = game({ empty: 7, on: { step: 'either', suit: 'any' } });
    expect(up(chain, { f1: '7S', a: '6S', b: '8S' })).toBe('');
    expect(up(chain, { f1: '7S', a: '6S', b: '2S' })).toBe('');
  });

  test('Auto-move leaves foundations that ask for colours or have no fixed base card to the player', () => {
    expect(up(game({ cards: () => true }), { f1: '7S', a: '6H', rest: '9D' })).toBe('a>f1');
    expect(
      up(
        game(([card], onto) => card!.red !== onto?.red),
        { f1: '7S', a: '6H', rest: '9D' },
      ),
    ).toBe('');
    expect(up(game({ empty: 'any', on: { step: 1, suit: 'same' } }), { a: '6H', rest: '9D' })).toBe('');
  });

  test('Auto-move leaves a card that two foundations accept to the player, if they then need different cards', () => {
    const other = game({ empty: 2, on: { step: 1, suit: 'any' } }, { empty: 2, on: { step: 2, suit: 'any' } });
    expect(up(other, { f1: '3S', f2: '2S', a: '4H', rest: '5D 6D' })).toBe('');
    expect(up(other, { f1: '4S', f2: '2S', a: '4H', rest: '5D 6D' })).toBe('a>f2');
  });

  test('Auto-move plays the last card of a suit when one foundation ascends to it and another descends to it', () => {
    const met = game({ empty: 1, on: { step: 1, suit: 'same' } }, { empty: 13, on: { step: -1, suit: 'same' } });
    const spades = { f1: 'AS 2S 3S 4S 5S 6S', f2: 'KS QS JS TS 9S 8S', a: '7S' };
    expect(up(met, spades)).toBe('a>f1');
  });

  test('Finish is not offered while a foundation is built up or down', () => {
    expect(finishOf(layOut(game({ empty: 7, on: { step: 'either', suit: 'any' } }), { f1: '7S', a: '6S' }).table)).toBeUndefined();
  });
});

test('playing a card to a foundation also plays the cards under it in its column that fit, except where the direction is a choice', () => {
  const sent = (accept: Accept): string => {
    const { table } = layOut(game(accept), { f1: '4S', a: '6S 5S' });
    return bestMoves(table, 0, 0)!
      .map((move) => formatMove(table, move))
      .join(' ');
  };
  expect(sent({ empty: 4, on: { step: 1, suit: 'same' } })).toBe('a>f1 a>f1');
  expect(sent({ empty: 4, on: { step: 'either', suit: 'any' } })).toBe('a>f1');
});

/** Returns the legal moves of a position that lay a card on a foundation. */
function homeward(table: Table): Move[] {
  const found = new Int32Array(MAX_MOVES);
  const { piles } = table.rules;
  return [...found.subarray(0, list(table, found))].filter(
    (move) => kindOf(move) === CARDS && piles[toOf(move)]!.role === 'foundation' && piles[fromOf(move)]!.role !== 'foundation',
  );
}

/** Yields the positions of a random game. */
function* positions(variant: Variant<Options>): Generator<Table> {
  const found = new Int32Array(MAX_MOVES);
  const dealt = deal(variant, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const random = new Random(1);
  for (let i = 0; i < 25; i++) {
    yield table;
    const n = list(table, found);
    if (n === 0 || table.status() !== 'playing') return;
    table.play(found[random.below(n)]!);
  }
}

describe.each(installedVariants(import.meta.dirname).map((installed) => [installed.id, installed] as const))('%s', (_id, installed) => {
  test('Auto-move is offered for foundations of one suit, and never for foundations that are built up or down', async () => {
    const variant = await loadInstalled(installed);
    for (const table of positions(variant))
      for (const move of homeward(table)) {
        const links = rulesOfAccept(table.rules.piles[toOf(move)]!.accept).map(({ on }) => on);
        const where = `${formatMove(table, move)} after ${table.depth} moves`;
        if (links.some((link) => typeof link === 'object' && link.step === 'either')) expect(isChoice(table, move), where).toBe(true);
        const alone = homeward(table).filter((other) => fromOf(other) === fromOf(move)).length === 1;
        const oneWay =
          links.length > 0 && links.every((link) => typeof link === 'object' && link.step !== 'either' && link.suit === 'same');
        if (alone && oneWay && table.len[toOf(move)]! > 0) expect(isChoice(table, move), where).toBe(false);
      }
  });
});

test('Auto-move finds its first move with few calls of rules, even among thousands of choices', () => {
  let asked = 0;
  const accept: Accept = (cards, onto) => {
    asked++;
    return onto === null || cards[0]!.suit !== onto.suit;
  };
  const foundations = Array.from({ length: 40 }, (_, i): Pile => ({ id: `f${i + 1}`, role: 'foundation', at: [i, 1], accept }));
  const columns = Array.from({ length: 40 }, (_, i) => column(`t${i + 1}`, i));
  const variant = mini([...columns, ...foundations, { id: 'rest', role: 'tableau', at: [9, 2] }], {});
  const { table } = layOut(variant, Object.fromEntries(columns.map(({ id }, i) => [id, `${'A23456789TJQK'[i % 13]!}${'CDHS'[i % 4]!}`])));
  expect(firstAutoMove(table)).toBeUndefined();
  expect(asked).toBeLessThan(200 * 200);
});

test('Auto-move calls the rule of each foundation once per face, not once per card, when all cards can go there', () => {
  let asked = 0;
  const accept: Accept = () => {
    asked++;
    return true;
  };
  const foundations = Array.from({ length: 20 }, (_, i): Pile => ({ id: `f${i + 1}`, role: 'foundation', at: [i, 1], accept }));
  const variant = mini([...foundations, { id: 'rest', role: 'tableau', at: [9, 2], take: 'top' }], {});
  const { table } = layOut(variant, { rest: Array<string>(8).fill('AS KH 7D').join(' ') });
  expect(firstAutoMove(table)).toBeDefined();
  expect(asked).toBeLessThan(20 * (3 + 5));
});
