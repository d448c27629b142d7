import { Game, row, type DealRequest, type Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { TableDescriber } from './table-describer.js';
import { describeChange } from '../features/announcements/change.js';
import { readTable, describeDeal } from './read-aloud.js';
import { mill } from '../testing/mill.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

/** Returns a game, its describer, and the announcements of its changes. */
function listen(
  locale: 'de' | 'en',
  variant: Variant | Variant<never> = stairs,
  request: DealRequest = { deck: STAIRS_DECK },
): { game: Game; announced: string[]; describer: TableDescriber } {
  const started = Game.start(variant, request);
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const announced: string[] = [];
  const describer = new TableDescriber(game, locale);
  game.subscribe((change) => announced.push(describeChange(change, describer)));
  return { game, announced, describer };
}

test('a change announces once what moved and what was turned', () => {
  const { game, announced } = listen('en');
  game.play(['t2>f1', 't2>c1']);
  expect(announced).toEqual(['ace of spades to foundation 1. three of hearts to cell 1. Turned up: four of spades.']);
});

test('cards that went through cells are announced from where they lay to where they lie', () => {
  const { game, announced } = listen('en');
  game.play('t3>f1');
  game.play('t3>f2');
  expect(announced.at(-1)).not.toContain('two of spades');
  game.play('t3>c1');
  game.play(['t1>c2', 't1>t3', 'c2>t3']);
  expect(announced.at(-1)).toBe('two of hearts, three of spades to column 3. Turned up: four of hearts.');
});

test('undo and redo are announced as such, in German too', () => {
  const { game, announced } = listen('de');
  game.play('t2>f1');
  game.undo();
  game.redo();
  expect(announced).toEqual(['Pik-Ass auf Familie 1.', 'Zurückgenommen. Pik-Ass auf Reihe 2.', 'Wiederholt. Pik-Ass auf Familie 1.']);
});

test('many automatic follow-up moves are announced by the number of cards, in undo too', () => {
  const closing: Variant = {
    ...stairs,
    table: () => row('t', 8, (i) => ({ role: 'tableau', at: [i, 0], take: 'all', accept: () => true })),
    deal: (table) => {
      for (let i = 1; i <= 8; i++) table.move('pack', `t${i}`, { face: 'up' });
    },
    after(table) {
      for (let i = 1; i < 8; i++)
        if (table.count(`t${i}`) === 0 && table.count(`t${i + 1}`) > 0)
          table.move(`t${i + 1}`, `t${i}`, { count: table.count(`t${i + 1}`) });
    },
  };
  const { game, announced } = listen('en', closing);
  game.play('t2>t1');
  game.undo();
  game.play('t6>t1');
  expect(announced).toEqual([
    'four of spades to column 1. 6 more cards move too.',
    'Undone. four of spades to column 2. 6 more cards move too.',
    'ace of hearts to column 1. two of hearts to column 6. ace of spades to column 7.',
  ]);
});

test('moves that finish a game are announced by the number of all cards, not as the turn of the stock among them', () => {
  const finishing: Variant = {
    ...stairs,
    table: () => [
      { id: 'stock', role: 'stock', at: [0, 0] },
      { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
      { id: 'f1', role: 'foundation', at: [3, 0], accept: { empty: 'any', on: 'any' } },
      ...row('t', 6, (i) => ({ role: 'tableau', at: [i, 1], take: 'top' })),
    ],
    deal: [{ to: 't1-6' }, { to: 'stock', rest: true }],
    actions: { turn: { turn: 1 } },
  };
  const { game, announced } = listen('en', finishing);
  const finish = ['t1>f1', 't2>f1', 't3>f1', 'turn', 'waste>f1', 't4>f1', 'turn', 'waste>f1', 't5>f1', 't6>f1'];
  expect(game.play(finish).ok).toBe(true);
  expect(announced).toEqual(['four of hearts to foundation. 7 more cards move too. stock: empty. You won!']);
});

test('a redeal is announced as one thing, an action on counters by name, and an undo mentions no shuffle', () => {
  const anew: Variant = {
    ...stairs,
    table: () => row('t', 8, (i) => ({ role: 'tableau', at: [i, 0], take: 'top', accept: { empty: 'any' } })),
    deal: (table) => {
      for (let i = 1; i <= 8; i++) table.move('pack', `t${i}`, { face: 'up' });
    },
    actions: {
      anew: {
        on: 'tableau',
        when: () => true,
        run(table) {
          for (let i = 1; i <= 8; i++) table.move(`t${i}`, 'pack', { face: 'up' });
          table.shuffle('pack');
          for (let i = 1; i <= 8; i++) table.move('pack', `t${i}`, { face: 'up' });
        },
      },
      twos: { on: 't1', when: () => true, run: (table) => table.set('step', 2) },
    },
    strings: {
      de: { ...stairs.strings.de, actions: { anew: 'Neu auslegen', twos: 'In Zweierschritten' } },
      en: { ...stairs.strings.en, actions: { anew: 'Redeal', twos: 'Build by twos' } },
    },
  };
  const { game, announced } = listen('en', anew);
  game.play('anew');
  game.undo();
  game.play('twos');
  expect(announced).toEqual(['Redeal: 8 cards. Shuffled.', 'Undone. Redeal: 8 cards.', 'Build by twos.']);
});

test.each([
  [
    'en',
    [
      '2 cards to waste, two of spades on top. stock: 3 cards left.',
      '2 cards to waste, four of spades on top. stock: 1 card left.',
      'five of spades to waste. stock: empty.',
    ],
  ],
  [
    'de',
    [
      '2 Karten auf Ablage, Pik-Zwei obenauf. Talon: noch 3 Karten.',
      '2 Karten auf Ablage, Pik-Vier obenauf. Talon: noch 1 Karte.',
      'Pik-Fünf auf Ablage. Talon: leer.',
    ],
  ],
] as const)('a turn of the stock announces the top of the waste and the rest of the stock: %s', (locale, sentences) => {
  const { game, announced } = listen(locale, mill, { deck: 'AS 2S 3S 4S 5S', options: { pace: 'two' } });
  for (let i = 0; i < 3; i++) game.play('turn');
  expect(announced).toEqual(sentences);
});

test('the table as text reveals no face-down card', () => {
  const { describer } = listen('en');
  expect(describeDeal(describer)).toBe('Stairs. 8 cards are dealt.');
  expect(readTable(describer)).toBe(
    'Stairs. foundation 1: empty. foundation 2: empty. cell 1: empty. cell 2: empty. column 1: 1 face down, three of spades, two of hearts. ' +
      'column 2: 1 face down, three of hearts, ace of spades. column 3: two of spades, ace of hearts.',
  );
});

test.each([
  ['en', ['Stairs. Your game goes on after 1 move.', 'Stairs. Your game goes on after 2 moves.']],
  ['de', ['Treppe. Das Spiel geht nach 1 Zug weiter.', 'Treppe. Das Spiel geht nach 2 Zügen weiter.']],
] as const)('a game that was begun is announced with its progress, not as a new deal: %s', (locale, sentences) => {
  const { game, describer } = listen(locale);
  const announced = ['t2>f1', 't3>f2'].map((move) => {
    expect(game.play(move).ok).toBe(true);
    return describeDeal(describer);
  });
  expect(announced).toEqual(sentences);
});

test('short speech leaves out the rest of the stock', () => {
  const started = Game.start(mill, { deck: 'AS 2S 3S 4S 5S', options: { pace: 'two' } });
  if (!started.ok) throw new Error(started.error.message);
  const announced: string[] = [];
  started.value.subscribe((change) => announced.push(describeChange(change, new TableDescriber(started.value, 'en', undefined, 'short'))));
  started.value.play('turn');
  expect(announced).toEqual(['2 cards to waste, two of spades on top.']);
});
