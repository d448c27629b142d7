import { describe, expect, test } from 'vitest';
import type { CompleteVariant as Variant, Link, Pile } from '../contract.js';
import { deal } from '../game/deal.js';
import { autoMoves } from './auto-moves.js';
import { bestMoves, destinations, firstByRank, interpret, whyNotPickedUp, targets } from './gesture.js';
import { list } from './legal.js';
import { cardsMove } from './move.js';
import { formatMove } from './notation.js';
import type { Table } from '../table/table.js';
import { finishOf } from '../testing/judge.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { snapshot } from '../testing/walk.js';

const down: Link = { step: -1, suit: 'alternate' };
const pile = (id: string, x: number, more: Partial<Pile> = {}): Pile => ({ id, role: 'tableau', at: [x, 0], fan: 'down', ...more });

/** Returns a table whose column a holds 4S 3H 2S AH, whose column b is empty, and which has a number of cells and further empty columns. */
function table({ cells = 0, spares = 0, group = undefined as string | undefined }): Table {
  const column = { accept: { empty: 'any', on: down, max: 1 }, take: 'top', ...(group !== undefined && { group }) } as const;
  const variant = mini(
    [
      pile('a', 0, column),
      pile('b', 1, column),
      ...Array.from({ length: cells }, (_, i) =>
        pile(`c${i + 1}`, i + 2, { role: 'cell', accept: { empty: 'any', max: 1 }, take: 'top', group: 'cells' }),
      ),
      ...Array.from({ length: spares }, (_, i) => pile(`s${i + 1}`, i + 6, column)),
      ...['f1', 'f2'].map((id, i) =>
        pile(id, i + 12, { role: 'foundation', accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 }, group: 'foundations' }),
      ),
      pile('rest', 20),
    ],
    { a: 4 },
  );
  const dealt = deal(variant, { deck: '4S 3H 2S AH 4H AS 2H 3S' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value.table;
}
const at = (t: Table, id: string): number => t.rules.index.get(id)!;
const meant = (t: Table, from: string, depth: number, to: string): string => {
  const before = snapshot(t);
  const read = interpret(t, at(t, from), depth, at(t, to));
  expect(snapshot(t)).toBe(before);
  return read.ok ? read.moves.map((move) => formatMove(t, move)).join(' ') : `no: ${read.refusal.code}`;
};

describe('a run over a table of single cards', () => {
  test('dropping a single card means one move', () => {
    expect(meant(table({}), 'a', 0, 'b')).toBe('a>b');
  });

  test('a run of n cards moves through n − 1 cells, its lowest card directly', () => {
    expect(meant(table({ cells: 2 }), 'a', 2, 'b')).toBe('a>c1 a>c2 a>b c2>b c1>b');
  });

  test('a run that needs one more cell is refused, and the reason says for how many cards there is room', () => {
    const t = table({ cells: 1 });
    expect(meant(t, 'a', 1, 'b')).toBe('a>c1 a>b c1>b');
    const read = interpret(t, at(t, 'a'), 2, at(t, 'b'));
    expect(read).toEqual({ ok: false, refusal: { code: 'no-room', params: { count: 3, room: 2 } } });
  });

  test('an occupied cell does not help to move a run', () => {
    const t = table({ cells: 2 });
    t.moveCards(at(t, 'rest'), at(t, 'c1'), 1, -1, false);
    expect(meant(t, 'a', 1, 'b')).toBe('a>c2 a>b c2>b');
    expect(meant(t, 'a', 2, 'b')).toBe('no: no-room');
  });

  test('each empty column doubles the number of cards that can be moved', () => {
    expect(meant(table({ cells: 1, spares: 1 }), 'a', 3, 'b')).toBe('a>c1 a>s1 c1>s1 a>c1 a>b c1>b s1>c1 s1>b c1>b');
    expect(meant(table({ spares: 2 }), 'a', 3, 'b').split(' ')).toHaveLength(9);
  });

  test('a run that lies in no order is refused, with the reason of the card that does not fit', () => {
    const t = table({ cells: 3 });
    t.moveCards(at(t, 'a'), at(t, 'rest'), 1, -1, false);
    t.moveCards(at(t, 'rest'), at(t, 'a'), 1, -1, false);
    t.moveCards(at(t, 'rest'), at(t, 'a'), 1, -1, false);
    expect(meant(t, 'a', 2, 'b')).toMatch(/^no: /);
  });

  test('a card that may not be lifted cannot be picked up', () => {
    const t = table({ cells: 1 });
    expect(whyNotPickedUp(t, at(t, 'a'), 0)).toBeUndefined();
    expect(whyNotPickedUp(t, at(t, 'a'), 1)).toBeUndefined();
    expect(whyNotPickedUp(t, at(t, 'a'), 3)).toEqual({ code: 'no-room', params: { count: 4, room: 2 } });
    expect(whyNotPickedUp(t, at(t, 'b'), 0)?.code).toBe('pile-empty');
  });
});

test('a run uses empty columns where a cell keeps its card, and the room in the refusal leaves that cell out', () => {
  const column = { accept: { empty: 'any', on: down, max: 1 }, take: 'top' } as const;
  const cell = pile('c1', 3, { role: 'cell', accept: { empty: 'any', max: 1 }, take: () => 'locked' });
  const { table: t } = layOut(mini([pile('a', 0, column), pile('b', 1, column), pile('d', 2, column), cell], {}), { a: '4S 3H 2S AH' });
  expect(meant(t, 'a', 1, 'b')).toBe('a>d a>b d>b');
  expect(interpret(t, at(t, 'a'), 2, at(t, 'b'))).toEqual({ ok: false, refusal: { code: 'no-room', params: { count: 3, room: 2 } } });
});

test('a gesture never moves a face-down card, wherever it would fit', () => {
  const column = { accept: { empty: 'any', on: down, max: 1 }, take: 'top' } as const;
  const piles = [pile('a', 0, column), pile('b', 1, column), pile('d', 2, column), pile('e', 3, column)];
  const { table: t } = layOut(mini(piles, {}), { a: '4S <3H> 2S', b: '4C', d: '9C' });
  for (const depth of [1, 2])
    expect(['b', 'd', 'e'].map((to) => meant(t, 'a', depth, to))).toEqual(Array(3).fill(depth === 1 ? 'no: card-hidden' : 'no: only-top'));
  expect(whyNotPickedUp(t, at(t, 'a'), 1)?.code).toBe('card-hidden');
  expect([targets(t, at(t, 'a'), 1), destinations(t, at(t, 'a'), 1), bestMoves(t, at(t, 'a'), 1)]).toEqual([[], [], undefined]);
});

test('a run without a place is refused as such, and cards in no order by the length of the run on them', () => {
  const t = table({});
  t.moveCards(at(t, 'a'), at(t, 'b'), 1, -1, false);
  // a: 4S 3H 2S, b: AH. Nothing takes 3H with 2S.
  expect(whyNotPickedUp(t, at(t, 'a'), 1)).toEqual({ code: 'goes-nowhere', params: { depth: 1 } });
  t.moveCards(at(t, 'a'), at(t, 'b'), 1, -1, false);
  expect(whyNotPickedUp(t, at(t, 'b'), 1)).toEqual({ code: 'run-broken', params: { count: 1 } });
});

test('cards in no order are refused because only the top card moves where no pile could hold the others meanwhile', () => {
  const columns = ['a', 'b'].map((id, i) => pile(id, i, { accept: { empty: 13, on: down, max: 1 }, take: 'top' }));
  const { table: t } = layOut(mini(columns, {}), { a: '4S 9C', b: '7H' });
  expect(whyNotPickedUp(t, at(t, 'a'), 1)?.code).toBe('only-top');
});

test('a run that is dropped where it does not fit is refused with the reason of its lowest card', () => {
  const column = { accept: { empty: 'any', on: down, max: 1 }, take: 'top' } as const;
  const cells = ['c1', 'c2'].map((id, i) => pile(id, i + 3, { role: 'cell', accept: { empty: 'any', max: 1 }, take: 'top' }));
  const { table: t } = layOut(mini([pile('a', 0, column), pile('b', 1, column), pile('d', 2, column), ...cells], {}), {
    ...{ a: '9C 8D', b: 'TC', d: '5S' },
  });
  const refusal = (to: string): unknown => interpret(t, at(t, 'a'), 1, at(t, to));
  expect(refusal('b')).toMatchObject({ refusal: { code: 'needs', params: { rank: '9', colour: 'red' } } });
  expect(refusal('c1')).toMatchObject({ refusal: { code: 'too-many', params: { max: 1 } } });
});

test('a broken run has no destinations, since it cannot be picked up', () => {
  const columns = ['a', 'b', 'c'].map((id, i) =>
    pile(id, i, { accept: { empty: 'any', on: { step: -1, suit: 'any' } }, take: { run: { step: -1, suit: 'same' } } }),
  );
  const { table: t } = layOut(mini(columns, {}), { a: '8H 7S', b: '9S' });
  expect(whyNotPickedUp(t, at(t, 'a'), 1)?.code).toBe('run-broken');
  expect([targets(t, at(t, 'a'), 1), destinations(t, at(t, 'a'), 1), bestMoves(t, at(t, 'a'), 1)]).toEqual([[], [], undefined]);
});

test('only the top card can be grabbed from a pile whose cards do not overlap', () => {
  const square = (more: Partial<Pile>): string => {
    const { fan: _, ...column } = pile('a', 0, { take: 'top', ...more });
    const cells = ['c1', 'c2'].map((id, i) => pile(id, i + 2, { role: 'cell', accept: { empty: 'any', max: 1 }, take: 'top' }));
    const variant = mini(
      [{ ...column, ...more }, pile('b', 1, { accept: { empty: 'any', on: down, max: 1 } }), ...cells, pile('rest', 5)],
      { a: 3 },
    );
    const dealt = deal(variant, { deck: '4S 3H 2S AH 4H AS 2H 3S' });
    if (!dealt.ok) throw new Error(dealt.error.message);
    return meant(dealt.value.table, 'a', 1, 'b');
  };
  expect(square({})).toBe('no: only-top');
  expect(square({ fan: 'down' })).toBe('a>c1 a>b c1>b');
  expect(square({ fan: 'down', fanned: 2 })).toBe('a>c1 a>b c1>b');
  expect(square({ fan: 'down', fanned: 1 })).toBe('no: only-top');
});

test('dropping either of two cards that leave together on the other is one gesture, and a refusal names the reason of the pair rule', () => {
  const piles = [pile('a', 0, { take: 'top' }), pile('b', 1, { take: 'top' }), pile('d', 2, { role: 'discard' }), pile('rest', 3)];
  const variant = mini(piles, { a: 2, b: 1 }, { pair: (x, y) => x.rank + y.rank === 5 });
  const dealt = deal(variant, { deck: '4S 3H 2S AH 4H AS 2H 3S' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const t = dealt.value.table;
  expect([meant(t, 'a', 0, 'b'), meant(t, 'b', 0, 'a')]).toEqual(['a+b', 'a+b']);
  expect(meant(t, 'a', 1, 'b')).toMatch(/^no: /);
  expect(meant(t, 'a', 0, 'd')).toBe('no: pile-refuses');
  t.moveCards(at(t, 'a'), at(t, 'rest'), 1, -1, false);
  expect(meant(t, 'a', 0, 'b')).toBe('no: no-pair');
});

test('a run is one move in games where runs move as one', () => {
  const variant = mini([pile('a', 0, { take: { run: down } }), pile('b', 1, { accept: { empty: 'any' } }), pile('rest', 2)], { a: 4 });
  const dealt = deal(variant, { deck: '4S 3H 2S AH 4H AS 2H 3S' });
  if (!dealt.ok) throw new Error();
  expect(meant(dealt.value.table, 'a', 2, 'b')).toBe('a>b*3');
});

test('targets lists the piles on which dropping the card is a legal gesture', () => {
  const t = table({ cells: 1, spares: 1 });
  const ids = (depth: number): string[] => targets(t, at(t, 'a'), depth).map((i) => t.rules.ids[i]!);
  expect(ids(0)).toEqual(['b', 'c1', 's1', 'f1', 'f2']);
  expect(ids(1)).toEqual(['b', 's1']);
  expect(ids(3)).toEqual(['b', 's1']);
});

test('destinations lists the most useful pile first, and only one of several interchangeable empty piles', () => {
  const t = table({ cells: 2, spares: 1 });
  const ids = (): string[] => destinations(t, at(t, 'a'), 0).map((i) => t.rules.ids[i]!);
  expect(ids()).toEqual(['f1', 'b', 's1', 'c1']);
  t.moveCards(at(t, 'rest'), at(t, 'c1'), 1, -1, false);
  expect(ids()).toEqual(['f1', 'b', 's1', 'c2']);
});

test('destinations lists the move of a whole pile to an interchangeable empty pile last', () => {
  const t = table({ cells: 1, group: 'columns' });
  t.moveCards(at(t, 'a'), at(t, 'rest'), 1, -1, false);
  expect(destinations(t, at(t, 'a'), 0).map((i) => t.rules.ids[i]!)).toEqual(['b', 'c1']);
  t.moveCards(at(t, 'a'), at(t, 'rest'), 2, -1, false);
  expect(destinations(t, at(t, 'a'), 0).map((i) => t.rules.ids[i]!)).toEqual(['c1', 'b']);
});

test('targets includes the first pile of the table', () => {
  const t = table({});
  t.moveCards(at(t, 'a'), at(t, 'b'), 1, -1, false);
  expect(targets(t, at(t, 'b'), 0).map((i) => t.rules.ids[i])).toEqual(['a', 'f1', 'f2']);
  t.moveCards(at(t, 'b'), at(t, 'f1'), 1, -1, false);
  t.moveCards(at(t, 'a'), at(t, 'b'), 1, -1, false);
  expect(bestMoves(t, at(t, 'b'), 0)).toEqual(interpret(t, at(t, 'b'), 0, at(t, 'a')).ok && [cardsMove(at(t, 'b'), at(t, 'a'), 1)]);
});

describe('the most useful move', () => {
  const chosen = (t: Table, from: string, depth = 0): string =>
    bestMoves(t, at(t, from), depth)
      ?.map((move) => formatMove(t, move))
      .join(' ') ?? 'none';
  test('the best move goes to a foundation first', () => {
    expect(chosen(table({ cells: 1, spares: 1 }), 'a')).toBe('a>f1');
  });
  test('the best move goes onto cards before empty columns, and to a cell last', () => {
    const t = table({ cells: 1, spares: 1 });
    t.moveCards(at(t, 'a'), at(t, 'f1'), 1, -1, false);
    expect(chosen(t, 'a')).toBe('a>b');
    t.moveCards(at(t, 'rest'), at(t, 'b'), 4, -1, false);
    expect(chosen(t, 'a')).toBe('a>s1');
  });
  test('the best move sends the cards that follow to the same foundation, too', () => {
    const variant = mini(
      [
        pile('a', 0, { take: 'top' }),
        pile('f1', 1, { role: 'foundation', accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } }),
        pile('rest', 2),
      ],
      { a: 4 },
    );
    const dealt = deal(variant, { deck: '4S 3S 2S AS 4H AH 2H 3H' });
    if (!dealt.ok) throw new Error();
    expect(chosen(dealt.value.table, 'a')).toBe('a>f1 a>f1 a>f1 a>f1');
    expect(autoMoves(dealt.value.table)).toHaveLength(4);
    expect(finishOf(dealt.value.table)).toBeUndefined();
  });
  test('the best move goes onto cards rather than to an earlier gap', () => {
    const column = { accept: { empty: 'any', on: 'any' }, take: 'top' } as const;
    const t = layOut(
      mini(
        ['a', 'b', 'c'].map((id, i) => pile(id, i, column)),
        {},
      ),
      { a: '', b: '2S', c: '3S AH' },
    ).table;
    expect(chosen(t, 'c')).toBe('c>b');
  });

  test('the best move is undefined if no card can move', () => {
    const t = table({});
    t.moveCards(at(t, 'rest'), at(t, 'b'), 4, -1, false);
    t.moveCards(at(t, 'a'), at(t, 'rest'), 1, -1, false);
    expect(chosen(t, 'a')).toBe('none');
  });
});

test('Auto-move lists every card that can go to a foundation, wherever it lies, and leaves the table as it was', () => {
  const column = { take: 'top' } as const;
  const variant = mini(
    [
      pile('a', 0, column),
      pile('b', 1, column),
      ...['f1', 'f2'].map((id, i) =>
        pile(id, i + 2, { role: 'foundation', group: 'f', accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } } as const),
      ),
      pile('rest', 4, column),
    ],
    { a: 3, b: 3 },
  );
  const dealt = deal(variant, { deck: '4S 3H 2H 3S 2S AS 4H AH' });
  if (!dealt.ok) throw new Error();
  const t = dealt.value.table;
  const before = snapshot(t);
  const moves = autoMoves(t);
  expect(snapshot(t)).toBe(before);
  expect(moves).toHaveLength(8);
  expect(finishOf(t)).toHaveLength(8);
});

test('firstByRank returns the move of the highest rank, the first of equal ones, and without `rank` the first move listed', () => {
  const ranked = (rank?: Variant['rank']): string => {
    const variant = mini(
      [
        pile('a', 0, { take: 'top' }),
        pile('b', 1, { accept: { empty: 'any' } }),
        pile('c', 2, { accept: { empty: 'any' } }),
        pile('rest', 3),
      ],
      { a: 1 },
      rank ? { rank } : {},
    );
    const dealt = deal(variant);
    if (!dealt.ok) throw new Error();
    const out = new Int32Array(9);
    const n = list(dealt.value.table, out);
    return formatMove(dealt.value.table, firstByRank(dealt.value.table, out, n));
  };
  expect(ranked()).toBe('a>b');
  expect(ranked(() => 1)).toBe('a>b');
  expect(ranked((_view, move) => (move.kind === 'cards' && move.to === 'c' ? 2 : 1))).toBe('a>c');
});

test('withUndo restores the table when the rules throw', () => {
  const variant = mini(
    [
      pile('a', 0, { take: 'top', accept: { on: down, max: 1 } }),
      pile('b', 1, { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
      pile('c1', 2, { role: 'cell', accept: { empty: 'any', max: 1 }, take: 'top' }),
      pile('f1', 3, { role: 'foundation', accept: { empty: 1, on: { step: 1, suit: 'same' } } }),
      pile('rest', 4),
    ],
    { a: 4 },
    {
      after: (tx) => {
        if (tx.count('a') < 3) throw new Error('oh');
      },
      status: (view) => {
        if (view.count('f1') > 0) throw new Error('oh');
        return 'playing';
      },
    },
  );
  const dealt = deal(variant, { deck: '4S 3H 2H AH 4H AS 2S 3S' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table: t } = dealt.value;
  const before = snapshot(t);
  for (const tried of [() => autoMoves(t), () => finishOf(t), () => interpret(t, 0, 1, 1)]) {
    expect(tried).toThrow(/threw Error: oh/);
    expect(snapshot(t)).toBe(before);
    expect(t.depth).toBe(0);
  }
});

test('the destinations of a card are found with a bounded number of single moves', () => {
  const columns = Array.from({ length: 60 }, (_, i) => pile(`t${i + 1}`, i, { accept: { empty: 'any', on: 'any', max: 1 }, take: 'top' }));
  const cards = Array.from({ length: 104 }, () => 'AS').join(' ');
  const { table: wide } = layOut(mini([...columns, pile('rest', 61)], {}), { t1: cards });
  let played = 0;
  const play = wide.play.bind(wide);
  wide.play = (move) => {
    played++;
    play(move);
  };
  expect(destinations(wide, at(wide, 't1'), 100).length).toBeGreaterThan(0);
  expect(whyNotPickedUp(wide, at(wide, 't1'), 100)).toBeUndefined();
  expect(played).toBeLessThan(5000);
});
