import { describe, expect, test } from 'vitest';
import type { Accept, Link, Pile } from '../contract.js';
import type { Variant } from '../variant.js';
import { list } from './legal.js';
import { cardsMove } from './move.js';
import { formatMove, parseMove } from './notation.js';
import { type Card } from '../cards/card.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { dealt, legal, pile, why } from '../testing/small-table.js';

const down: Link = { step: -1, suit: 'alternate' };

describe('rules by which piles accept cards', () => {
  const piles = (accept: Accept, role: Pile['role'] = 'tableau'): Variant =>
    mini([pile('a', 0, { role, take: 'top' }), pile('b', 1, { accept, take: 'top' }), pile('rest', 2)], { a: 1, b: 1 });

  test('a pile with several rules accepts a card that satisfies one of them', () => {
    const rules: Accept = [{ on: down }, { on: { step: 1, suit: 'same' }, from: ['waste'] }];
    expect(legal(dealt(piles(rules), '2H 3S AS 2S 4S AH 3H 4H'))).toEqual(['a>b']);
    expect(legal(dealt(piles(rules), '4S 3S AS 2S 2H AH 3H 4H'))).toEqual([]);
    expect(legal(dealt(piles(rules, 'waste'), '4S 3S AS 2S 2H AH 3H 4H'))).toEqual(['a>b']);
  });

  test('an empty pile with a rank accepts only cards of that rank', () => {
    const variant = mini([pile('a', 0, { take: 'top' }), pile('b', 1, { accept: { empty: 1 } }), pile('rest', 2)], { a: 1 });
    expect(legal(dealt(variant, 'AH 3S AS 2S 2H 4S 3H 4H'))).toEqual(['a>b']);
    const t = dealt(variant, '2H 3S AS 2S AH 4S 3H 4H');
    expect(legal(t)).toEqual([]);
    expect(why(t, 'a>b')).toBe('Only an ace may go on this empty place.');
    expect(why(t, 'a>b', 'de')).toBe('Auf den leeren Platz darf nur ein Ass.');
  });

  test('an accept function gets the lifted cards, the top card, the view and the piles, and may return a reason', () => {
    const asked: unknown[] = [];
    const variant = mini(
      [
        pile('a', 0, { take: 'any' }),
        pile('b', 1, { accept: (...given) => (asked.push(given), given[0].length === 1 ? 'odd' : true) }),
        pile('rest', 2),
      ],
      { a: 2, b: 1 },
      {
        strings: {
          de: { name: '', summary: '', rules: '', reasons: { odd: 'Seltsam.' } },
          en: { name: '', summary: '', rules: '', reasons: { odd: 'Odd.' } },
        },
      },
    );
    const t = dealt(variant, '2H 3S AS 2S AH 4S 3H 4H');
    expect(legal(t)).toEqual(['a>b*2']);
    const [cards, onto, view, to, from] = asked[1] as [unknown[], { rank: number }, { count(p: string): number }, string, string];
    expect([cards.length, onto.rank, view.count('b'), to, from]).toEqual([2, 1, 1, 'b', 'a']);
    expect(why(t, 'a>b')).toBe('Odd.');
    expect(why(t, 'a>b', 'de')).toBe('Seltsam.');
  });

  test('an accept function that throws is a ContractError of the variant', () => {
    const variant = mini(
      [
        pile('a', 0, { take: 'top' }),
        pile('b', 1, {
          accept: () => {
            throw new Error('oops');
          },
        }),
        pile('rest', 2),
      ],
      { a: 1 },
    );
    expect(() => legal(dealt(variant, '2H 3S AS 2S AH 4S 3H 4H'))).toThrow('Variant "mini", accept of pile b: threw Error: oops');
  });
});

test('moves to interchangeable piles are listed once, but all are legal', () => {
  const cells = ['c1', 'c2', 'c3'].map((id, i) =>
    pile(id, i + 1, { role: 'cell', accept: { empty: 'any', max: 1 }, group: 'cells', take: 'top' }),
  );
  const t = dealt(mini([pile('a', 0, { take: 'top' }), ...cells, pile('rest', 5)], { a: 2 }), '2H 3S AS 2S AH 4S 3H 4H');
  expect(legal(t)).toEqual(['a>c1']);
  expect(['a>c1', 'a>c2', 'a>c3'].map((text) => why(t, text))).toEqual(['legal', 'legal', 'legal']);
  t.moveCards(0, 2, 1, -1, false);
  expect(legal(t)).toEqual(['a>c1', 'c2>c1']);
});

test('a covered card cannot be lifted until the piles that cover it are empty', () => {
  const t = dealt(
    mini(
      [
        pile('a', 0, { take: 'top', coveredBy: ['b'] }),
        pile('b', 1, { take: 'top' }),
        pile('e', 2, { accept: { empty: 'any', on: { step: 'either', suit: 'any' } } }),
        pile('rest', 3),
      ],
      { a: 1, b: 1 },
    ),
    '2H 3S AS 2S AH 4S 3H 4H',
  );
  expect(legal(t)).toEqual(['b>e']);
  expect(why(t, 'a>e')).toBe('Other cards still cover this one.');
  t.play(cardsMove(1, 2, 1));
  expect(legal(t)).toEqual(['a>e']);
});

test('pairs leave together for the first discard pile', () => {
  const piles = [pile('a', 0, { take: 'top' }), pile('b', 1, { take: 'top' }), pile('d', 2, { role: 'discard' }), pile('rest', 3)];
  const variant = mini(piles, { a: 1, b: 1 }, { pair: (x, y) => x.rank + y.rank === 5 });
  const t = dealt(variant, '2H 3S AS 2S AH 4S 3H 4H');
  expect(legal(t)).toEqual(['a+b']);
  const move = parseMove(t, 'a+b');
  if (!move.ok) throw new Error();
  t.play(move.value);
  expect([t.len[0], t.len[1], t.len[2]]).toEqual([0, 0, 2]);
  t.undo();
  expect([t.len[0], t.len[1], t.len[2]]).toEqual([1, 1, 0]);
  const other = dealt(variant, '2H 4S AS 2S AH 3S 3H 4H');
  expect(legal(other)).toEqual([]);
  expect(why(other, 'a+b')).toBe('You cannot pair the two of hearts with the four of spades.');
});

test('a pair rule of cards alone is called once for two faces, wherever the cards lie', () => {
  const asked: string[] = [];
  const piles = [pile('a', 0, { take: 'top' }), pile('b', 1, { take: 'top' }), pile('d', 2, { role: 'discard' }), pile('rest', 3)];
  const t = dealt(
    mini(piles, { a: 1, b: 1 }, { pair: { cards: (x, y) => asked.push(`${x.rank}${y.rank}`) > 0 && x.rank === 2 } }),
    '3H 2S AS 2H AH 4S 3S 4H',
  );
  for (let i = 0; i < 3; i++) expect(legal(t)).toEqual(['a+b']);
  expect(asked).toEqual(['32', '23']);
});

test('an accept function gets all arguments, however it is written; a function of cards alone gets only the cards', () => {
  const given: number[] = [];
  const note = (...all: unknown[]): boolean => given.push(all.length) > 0;
  const t = dealt(
    mini(
      [
        pile('a', 0, { take: 'top' }),
        pile('b', 1, { accept: { cards: note } }),
        pile('c', 2, { accept: note }),
        pile('d', 3, { accept: (_cards, onto: Card | null = null) => onto?.rank === 2 }),
      ],
      { a: 5, b: 1, c: 1 },
    ),
    '3H 2S AS 2H AH 4S 3S 4H',
  );
  expect(legal(t)).toEqual(['a>b', 'a>c']);
  expect(given).toEqual([1, 5]);
  expect(legal(dealt(mini(t.rules.piles, { a: 5, b: 1, c: 1 }), '3H 4S AS 2H AH 4H 3S 2S'))).toEqual(['a>b', 'a>c', 'a>d']);
});

test('only the first of two equal piles is a target, unless the cards come from it', () => {
  const column = { accept: { empty: 'any', on: 'any' }, take: 'top', group: 'columns' } as const;
  const piles = [pile('a', 0, column), pile('b', 1, column), pile('c', 2, column), pile('rest', 3)];
  const t = layOut(mini(piles, {}), { a: '2S', b: '2S', c: 'AS' });
  expect(t.moves().sort()).toEqual(['a>b', 'a>c', 'c>a']);
});

test('parseMove reads what formatMove writes', () => {
  const t = dealt(
    mini(
      [pile('a', 0), pile('b2', 1), pile('rest', 2, { role: 'discard' })],
      {},
      { pair: () => false, actions: { turn: { on: 'a', when: () => true, run: () => undefined } } },
    ),
    '4S 3H 2S AH AS 2H 3S 4H',
  );
  for (const text of ['a>b2', 'b2>rest*12', 'a+b2', 'turn']) {
    const move = parseMove(t, text);
    expect(move.ok && formatMove(t, move.value)).toBe(text);
  }
  for (const text of ['', 'a>', 'a>b2*0', 'a>b2*', 'a >b2', 'Turn', 'a>b2>rest', 'a>b2*1234']) expect(parseMove(t, text).ok).toBe(false);
});

test.each<[Link['suit'], string]>([
  ['same', 'Only the two of spades fits here.'],
  ['other', 'Only a two of any suit but spades fits here.'],
  ['alternate', 'Only a red two fits here.'],
  ['colour', 'Only a black two fits here.'],
  ['any', 'Only a two fits here.'],
])('a refusal says what a link asks of the suit: %s', (suit, sentence) => {
  const piles = [pile('a', 0, { take: 'top' }), pile('b', 1, { accept: { on: { step: -1, suit } } }), pile('rest', 2)];
  expect(why(layOut(mini(piles, {}), { a: 'AH', b: '3S' }).table, 'a>b')).toBe(sentence);
});

test('interchangeable piles are listed as one source and one place for an action, whatever their top card', () => {
  const column = { accept: { empty: 'any', on: 'any' }, take: 'top', group: 'columns' } as const;
  const actions = { wink: { on: 'tableau', each: true as const, when: () => true as const, run: () => undefined } };
  for (const face of ['AC', '5D', '6H', '7H', '8H', 'KS']) {
    const t = layOut(mini([pile('a', 0, column), pile('b', 1, column), pile('c', 2, { accept: { empty: 'any' } })], {}, { actions }), {
      a: face,
      b: face,
    });
    expect([face, ...t.moves()]).toEqual([face, 'a>b', 'a>c', 'wink@a', 'wink@c']);
  }
});

test('listing moves into a small array writes nothing beyond its end', () => {
  const column = { accept: { empty: 'any', on: 'any' }, take: 'top' } as const;
  const piles = ['a', 'b', 'c'].map((id, i) => pile(id, i, column));
  const actions = { wink: { on: 'a', when: () => true as const, run: () => undefined } };
  const t = layOut(mini([...piles, pile('d', 4, { role: 'discard' })], {}, { actions, pair: () => true }), {
    a: '2S',
    b: '3S',
    c: 'AS',
  }).table;
  const all = new Int32Array(64);
  const count = list(t, all);
  expect(count).toBe(6 + 3 + 1);
  for (let room = 0; room <= count; room++) {
    const out = new Int32Array(room);
    expect(list(t, out)).toBe(room);
    expect([...out]).toEqual([...all.subarray(0, room)]);
  }
});

test('a pile whose `take` is `all` can only be lifted as a whole', () => {
  const t = layOut(mini([pile('a', 0, { take: 'all' }), pile('b', 1, { accept: { empty: 'any' } })], {}), { a: '4S 3H 2S' });
  expect(t.moves()).toEqual(['a>b*3']);
  expect([t.may('a>b*3'), t.may('a>b*2'), t.may('a>b')]).toEqual([true, false, false]);
  expect([t.why('a>b'), t.why('a>b*4')]).toEqual(['only-whole', 'pile-short']);
});

test('the first of equal empty piles is listed, even if it is the first pile of the table', () => {
  const column = { accept: { empty: 'any', on: 'any' }, take: 'top', group: 'columns' } as const;
  const t = layOut(mini([pile('a', 0, column), pile('b', 1, column), pile('c', 2, { take: 'top' })], {}), { c: 'AS' });
  expect(t.moves()).toEqual(['c>a']);
});

test('layOut refuses an unknown card', () => {
  const on = mini([pile('a', 0)], {});
  for (const card of ['KX', '11S', '<AS', 'Q']) expect(() => layOut(on, { a: `2S ${card}` })).toThrow(`a: "${card}" is no card`);
});

test('pairs leave for the discard pile at any index, and a table without one is a ContractError', () => {
  const columns = [pile('a', 1, { take: 'top' }), pile('b', 2, { take: 'top' })];
  const moves = (...more: Pile[]): string[] => layOut(mini([...more, ...columns], {}, { pair: () => true }), { a: 'AS', b: '2S' }).moves();
  expect(moves(pile('d', 0, { role: 'discard' }))).toEqual(['a+b']);
  expect(() => moves(pile('d', 0))).toThrow('Variant "mini", pair: needs a discard pile');
});
