import { describe, expect, test } from 'vitest';
import type { Link, Pile } from '../contract.js';
import { isLegal } from './legal.js';
import { actionMove, cardsMove, pairMove } from './move.js';
import { refuse } from './refusal.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { dealt, pile, why } from '../testing/small-table.js';

const down: Link = { step: -1, suit: 'alternate' };

describe('a refusal says why', () => {
  const piles = [
    pile('a', 0, { take: 'top', accept: { on: down, max: 1 } }),
    pile('b', 1, { take: { run: down }, accept: { on: { step: -1, suit: 'same' } } }),
    pile('f1', 2, { role: 'foundation', accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } }),
    pile('c1', 3, { role: 'cell', accept: { empty: 'any', from: ['tableau'] }, take: 'top' }),
    pile('rest', 4, { role: 'waste' }),
  ];
  // a: 4S 3H, b: 2S AH, c1: empty.
  const t = dealt(mini(piles, { a: 2, b: 2 }), '4S 3H 2S AH AS 2H 3S 4H');
  test.each([
    ['a>b', 'Nothing can be placed on the ace of hearts.', 'Auf Herz-Ass passt keine Karte mehr.'],
    ['b>a', 'Only a black two fits here.', 'Hier passt nur eine schwarze Zwei.'],
    ['a>f1', 'Only an ace may go on this empty place.', 'Auf den leeren Platz darf nur ein Ass.'],
    ['a>a', 'The card is already here.', 'Die Karte liegt schon hier.'],
    ['a>c1*2', 'Only the top card moves here.', 'Hier wird immer nur die oberste Karte bewegt.'],
    ['a>b*3', 'There are only 2 cards here.', 'Hier liegen nur 2 Karten.'],
    ['c1>a', 'There is no card here.', 'Hier liegt keine Karte.'],
    ['rest>a', 'No card can be taken from this pile.', 'Von diesem Stapel wird nichts weggenommen.'],
    ['a>rest', 'No card can be placed on this pile.', 'Auf diesen Stapel wird nichts gelegt.'],
    ['b>a*2', 'Only one card at a time fits here.', 'Hierher darf immer nur eine Karte.'],
    ['a>q', 'move-pile', 'move-pile'],
    ['hop', 'move-unreadable', 'move-unreadable'],
  ])('%s: %s', (move, en, de) => {
    expect(why(t, move)).toBe(en);
    expect(why(t, move, 'de')).toBe(de);
  });

  test('a refusal names no cards that fit on a face-down card, nor one rule of several', () => {
    const up: Link = { step: 1, suit: 'any' };
    const more = mini(
      [
        pile('a', 0, { take: 'top' }),
        pile('d', 1, { accept: { on: down } }),
        pile('s', 2, {
          accept: [
            { on: down, max: 1 },
            { on: up, max: 1, whole: true },
          ],
        }),
        pile('r', 3, { take: { run: up }, accept: { on: up, max: 2 } }),
        pile('rest', 4),
      ],
      {},
      {
        deal(tx) {
          tx.move('pack', 'a', { face: 'up' });
          tx.move('pack', 'd');
          tx.move('pack', 's', { face: 'up' });
          for (let i = 0; i < 3; i++) tx.move('pack', 'r', { face: 'up' });
          tx.move('pack', 'rest', { count: tx.count('pack') });
        },
      },
    );
    const t2 = dealt(more, '4S 3H 2H AS 2S 3S AH 4H');
    expect(why(t2, 'a>d')).toBe('This card does not fit here.');
    expect(why(t2, 'a>s')).toBe('This card does not fit here.');
    expect(why(t2, 'r>s*2')).toBe('This card does not fit here.');
  });

  test('refusals explain an empty pile that accepts nothing, a full cell and a broken run', () => {
    t.play(cardsMove(0, 3, 1));
    expect(why(t, 'b>c1')).toBe('There is already a card here, and no other fits on it.');
    t.play(cardsMove(0, 4, 1));
    expect(why(t, 'b>a')).toBe('This place must stay empty.');
    t.undo();
    t.undo();
    t.moveCards(4, 1, 1, -1, false);
    expect(why(t, 'b>a*2')).toBe('Only the top card is free: the run is broken below it.');
  });
});

test('a refusal names the base rank', () => {
  const bases = (empty: 1 | { like: string }): Pile[] => [
    pile('a', 0, { take: 'top' }),
    ...['f1', 'f2'].map((id, i) => pile(id, i + 1, { role: 'foundation', group: 'homes', accept: { empty } })),
    pile('rest', 3),
  ];
  expect(why(layOut(mini(bases({ like: 'homes' }), {}), { a: '3S', f1: '2H' }).table, 'a>f2')).toBe(
    'Only a two may go on this empty place.',
  );
  expect(why(layOut(mini(bases(1), {}), { a: '3S', f1: '2H' }).table, 'a>f2')).toBe('Only an ace may go on this empty place.');
});

test('a move of any kind to or from a pile that does not exist is refused', () => {
  const t = layOut(mini([pile('a', 0, { take: 'top' }), pile('b', 1, { accept: { empty: 'any' } })], {}), { a: 'AH' }).table;
  for (const move of [cardsMove(0, 2, 1), cardsMove(2, 1, 1), pairMove(0, 2), pairMove(2, 3), actionMove(0, 0)]) {
    expect(isLegal(t, move)).toBe(false);
    expect(refuse(t, move)).toEqual({ code: 'unknown-pile', params: {} });
  }
});

test('a refusal gives the reason of a take function that allows no card, or fewer cards', () => {
  const lifted = (most: number | string): string => {
    const piles = [pile('a', 0, { take: () => most }), pile('b', 1, { accept: { empty: 'any' } }), pile('rest', 2)];
    const laid = layOut(mini(piles, {}), { a: '4S 3S 2S' });
    return `${laid.moves().join(' ')}; ${laid.why('a>b*2') ?? 'legal'}`;
  };
  expect(lifted(0)).toBe('; not-now');
  expect(lifted(1)).toBe('a>b; too-many-lifted');
  expect(lifted(3)).toBe('a>b a>b*2 a>b*3; legal');
  expect(lifted('asleep')).toBe('; asleep');
});

test('a take function that returns no valid number is a ContractError that quotes the number', () => {
  const lifted = (most: number) => () => {
    const piles = [pile('a', 0, { take: () => most }), pile('b', 1, { accept: { empty: 'any' } }), pile('rest', 2)];
    layOut(mini(piles, {}), { a: '4S 3S 2S' }).moves();
  };
  for (const [most, written] of [
    [NaN, 'NaN'],
    [-Infinity, '-Infinity'],
    [1.5, '1.5'],
  ] as const)
    expect(lifted(most)).toThrow(`take of pile a: must return a number of cards or the key of a reason, not ${written}`);
});
