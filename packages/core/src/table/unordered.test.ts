import { describe, expect, test } from 'vitest';
import type { CompleteVariant as Variant, Pile } from '../contract.js';
import { deal } from '../game/deal.js';
import { Game } from '../game/game.js';
import { pairMove } from '../moves/move.js';
import { ContractError } from '../problem.js';
import { fillGaps } from '../shared/dealing.js';
import { row } from '../shared/row.js';
import { checkLaw, LAWS } from '../testing/index.js';
import { mini } from '../testing/mini.js';
import { perft, positionText } from './perft.js';
import type { Table } from './table.js';

/** Returns a patience with four interchangeable places that are filled from the stock; cards of equal rank leave in pairs. */
const pairing = (discard: Partial<Pile> = {}, more: Partial<Variant> = {}): Variant => {
  const places = row('t', 4, (i) => ({ role: 'tableau', at: [i, 0], take: 'top', group: 'places' }));
  return mini(
    [...places, { id: 'discard', role: 'discard', at: [4, 0], ...discard }, { id: 'stock', role: 'stock', at: [5, 0] }],
    { t1: 1, t2: 1, t3: 1, t4: 1 },
    {
      pair: { cards: (a, b) => a.rank === b.rank },
      after(table) {
        fillGaps(table, table.piles('tableau'), 'stock');
      },
      ...more,
    },
  );
};

function dealt(variant: Variant, deck = 'AS AH 2S 2H 3S 3H 4S 4H'): Table {
  const made = deal(variant, { deck });
  if (!made.ok) throw new Error(made.error.message);
  return made.value.table;
}

/** Plays two pairs that are both possible after the deal, in either order. */
function bothWays(variant: Variant): readonly [Table, Table] {
  const made = [dealt(variant), dealt(variant)] as const;
  const [aces, twos] = [pairMove(0, 1), pairMove(2, 3)];
  made[0].play(aces);
  made[0].play(twos);
  made[1].play(twos);
  made[1].play(aces);
  return made;
}

const noFilling = { after: undefined } as unknown as Partial<Variant>;

describe('a discard pile from which nothing is lifted', () => {
  test('an unordered pile is the same position in any order of its cards', () => {
    const [one, two] = bothWays(pairing({}, noFilling));
    expect(two.key).toEqual(one.key);
    expect(positionText(two)).toBe(positionText(one));
    expect(perft(dealt(pairing({}, noFilling)), 2)).toEqual([1, 2, 1]);
  });

  test.each<[string, Partial<Pile>]>([
    ['cards are lifted', { take: 'top' }],
    ['the top card decides what is laid there', { accept: { on: { step: 1, suit: 'any' } } }],
    ['a function sees the top card', { accept: () => false }],
  ])('keeps its order in the key where %s', (_, discard) => {
    const [one, two] = bothWays(pairing(discard, noFilling));
    expect(two.key).not.toEqual(one.key);
  });

  test('the key of an unordered pile depends on how many equal cards lie there', () => {
    const table = dealt(
      { ...pairing({}, noFilling), deck: () => ({ copies: 2, suits: ['S'], ranks: [1, 2, 3, 4] }) },
      'AS AS 2S 2S 3S 3S 4S 4S',
    );
    const start = [table.hash1[4], table.hash2[4]];
    table.play(pairMove(0, 1));
    expect([table.hash1[4], table.hash2[4]]).not.toEqual(start);
    table.undo();
    expect([table.hash1[4], table.hash2[4]]).toEqual(start);
  });
});

describe('rules and the order of a discard pile', () => {
  const peeking: Partial<Variant> = { status: (view) => (view.card('discard')?.rank === 4 ? 'won' : 'playing') };

  test('a rule that reads cards of earlier moves on an unordered pile is a ContractError that names the rule', () => {
    const table = dealt(pairing({}, peeking));
    table.play(pairMove(0, 1));
    expect(() => table.status()).toThrow(ContractError);
    expect(() => table.status()).toThrow(/"mini", status: reads the order of the cards on the discard pile "discard".+a counter/);
  });

  test('a rule may read all cards of a pile that keeps its order', () => {
    const table = dealt(pairing({ take: 'top' }, peeking));
    table.play(pairMove(0, 1));
    expect(table.status()).toBe('playing');
  });

  test('a consequence reads only those cards of an unordered pile that its own move has laid there', () => {
    const seen: (string | undefined)[] = [];
    const variant = pairing(
      {},
      {
        after(table, _options, move) {
          if (move?.kind === 'pair') seen.push(table.card('discard', 1)?.suit);
        },
      },
    );
    const table = dealt(variant);
    table.play(pairMove(0, 1));
    expect(seen).toEqual(['S']);
    const deeper = dealt(pairing({}, { after: (tx, _options, move) => tx.set('seen', move && tx.card('discard', 2) ? 1 : 0) }));
    deeper.play(pairMove(0, 1));
    expect(() => deeper.play(pairMove(2, 3))).toThrow(/reads the order/);
    expect(deeper.depth).toBe(1);
  });

  test('the view for programs that show the table reads every card', () => {
    const started = Game.start(pairing(), { deck: 'AS AH 2S 2H 3S 3H 4S 4H' });
    if (!started.ok) throw new Error(started.error.message);
    expect(started.value.play('t1+t2').ok).toBe(true);
    expect([0, 1].map((depth) => started.value.view.card('discard', depth)?.suit)).toEqual(['H', 'S']);
  });
});

describe('the law that piles of a group are interchangeable', () => {
  const law = LAWS.find(({ name }) => name.startsWith('piles of one group'))!;

  test('the law of interchangeable piles accepts the piles of a pairing game', () => {
    expect(() => {
      checkLaw(pairing(), law);
    }).not.toThrow();
  });

  test('the law of interchangeable piles names the pile that differs after the same move', () => {
    expect(() => {
      checkLaw(pairing({ take: 'top' }), law);
    }).toThrow(
      /pair: gives t\d\+t\d another result when t\d and t\d, of the same group "places", exchange their cards: pile "discard" then holds [^,]+, and .+ when they are exchanged/,
    );
  });
});
