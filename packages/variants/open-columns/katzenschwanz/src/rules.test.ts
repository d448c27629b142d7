import { complete, Game, KING } from '@patience/core';
import { autoMoves, deal, formatMove, interpret, USUAL } from '@patience/core/internals';
import { conformance, laid, layOut, type LaidOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import katzenschwanz from './rules.js';
import { model } from './testing/model.js';
import tests from './tests.json' with { type: 'json' };

const dealt = (seed: number): LaidOut => {
  const result = deal(katzenschwanz, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return laid(result.value.table);
};
const columnsOf = (table: LaidOut): string[] => table.table.rules.ids.filter((id) => id.startsWith('t'));
/** The table of a deal with nine columns, whichever cards are laid out. */
const nine = {
  ...katzenschwanz,
  table: () =>
    complete(katzenschwanz).table(
      {},
      Array.from({ length: 9 }, (_, i) => USUAL.card(i, USUAL.parse(i === 0 ? 'AC' : 'KC')!)),
    ),
};
const pack = Array.from({ length: 104 }, (_, i) => `${'A23456789TJQK'[i % 13]!}${'CDHS'[Math.floor(i / 13) % 4]!}`);
const withDeck = (cards: readonly string[]): LaidOut => {
  const result = deal(katzenschwanz, { deck: cards.join(' ') });
  if (!result.ok) throw new Error(result.error.message);
  return laid(result.value.table);
};

describe('layout', () => {
  test('all 104 cards are dealt face up into columns; cells and foundations are empty', () => {
    const table = dealt(1);
    const cards = columnsOf(table).flatMap((column) => table.cards(column).split(' '));
    expect([...cards].sort()).toEqual([...pack].sort());
  });

  test('each king starts the next column: nine columns', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = dealt(seed);
      const kingFirst = table.table.cards[0]!.rank === KING;
      expect(columnsOf(table)).toHaveLength(kingFirst ? 8 : 9);
      for (const column of columnsOf(table)) expect(table.cards(column)).toMatch(column === 't1' ? /^(K. )?([^K]. ?)*$/ : /^K.( [^K].)*$/);
    }
  });

  test('eight columns when the very first card is a king', () => {
    expect(columnsOf(withDeck([...pack].reverse()))).toHaveLength(8);
  });

  test('king after king makes a column of one card', () => {
    const kings = pack.filter((card) => card.startsWith('K'));
    const table = withDeck([...pack.filter((card) => !card.startsWith('K')), ...kings]);
    expect(columnsOf(table).slice(1).map(table.cards)).toEqual(kings);
    expect(table.cards('t1').split(' ')).toHaveLength(96);
  });
});

describe('moves', () => {
  test('always one card', () => {
    const table = layOut(nine, { t1: 'TS', t2: 'KH 9D 8S' });
    expect([table.why('t2>t1*2'), table.why('t2>c1*2')]).toEqual(['only-top', 'only-top']);
  });

  test('columns build down in alternating colours', () => {
    const table = layOut(nine, { t1: 'KC TS', t2: '9D', c1: '9H', c2: '9C', c3: 'JD' });
    expect(['t2>t1', 'c1>t1', 'c2>t1', 'c3>t1'].map(table.may)).toEqual([true, true, false, false]);
  });

  test('foundations build up in suit from ace to king', () => {
    const table = layOut(nine, { t1: 'KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH', c1: '2D' });
    expect(table.why('c1>f1')).toBe('empty-needs');
    for (let i = 0; i < 13; i++) table.play('t1>f1');
    expect(table.cards('f1')).toBe('AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH');
    expect(layOut(nine, { f1: 'AH', c1: '2D' }).why('c1>f1')).toBe('needs');
  });

  test('eight cells take one card each, from a column', () => {
    const table = layOut(nine, { t1: '9C 8C 7C 6C 5C 4C 3C 2C QC' });
    for (let cell = 1; cell <= 8; cell++) table.play(`t1>c${cell}`);
    expect([table.why('t1>c8'), table.why('c1>c2'), table.moves()]).toEqual(['full', 'full', []]);
    expect(layOut(nine, { c1: '9C' }).why('c1>c2')).toBe('empty-not-from');
  });

  test('an emptied column stays closed, for kings too', () => {
    const table = layOut(nine, { t1: '9C', t2: 'KD' }).play('t1>c1');
    expect([table.why('c1>t1'), table.why('t2>t1')]).toEqual(['empty-closed', 'empty-closed']);
  });

  test('no card comes back from a foundation', () => {
    expect(layOut(nine, { f1: 'AH', t1: '2S' }).why('f1>t1')).toBe('pile-keeps');
  });
});

describe('ladders', () => {
  const ladder = { t1: 'KH 9D 8S 7D 6S', t2: 'TC' };
  const detour = (piles: Record<string, string>, depth: number) => {
    const { table } = layOut(nine, piles);
    const meant = interpret(table, table.rules.index.get('t1')!, depth, table.rules.index.get('t2')!);
    return meant.ok ? meant.moves.map((move) => formatMove(table, move)) : meant.refusal.code;
  };
  const full = (free: number) => Object.fromEntries(Array.from({ length: 8 - free }, (_, i) => [`c${i + 1}`, 'QC']));

  test('ordered runs are moved card by card through the cells', () => {
    expect(detour(ladder, 3)).toEqual(['t1>c1', 't1>c2', 't1>c3', 't1>t2', 'c3>t2', 'c2>t2', 'c1>t2']);
  });

  test('n cards need n − 1 free cells', () => {
    expect(detour({ ...ladder, ...full(3) }, 3)).toHaveLength(7);
    expect(detour({ ...ladder, ...full(2) }, 3)).toBe('no-room');
  });
});

test('won with all 104 cards on the foundations', () => {
  const game = Game.load(katzenschwanz, tests.won);
  if (!game.ok) throw new Error(game.error.message);
  game.value.undo();
  expect(game.value.status).toBe('playing');
  expect(autoMoves(game.value.table).length).toBeGreaterThan(0);
  game.value.redo();
  expect(game.value.status).toBe('won');
});

test('a game that another program won is won here: 192 gestures, 220 single moves', () => {
  const game = Game.load(katzenschwanz, tests.won);
  expect(game.ok && [game.value.status, game.value.cursor, game.value.moves]).toEqual(['won', 192, 220]);
});

conformance(katzenschwanz, { describe, test, model, tests });
