import { expect, test } from 'vitest';
import type { CompleteVariant, Link, Pile } from '../contract.js';
import { whyNowhere } from './wanted.js';
import { mini } from '../testing/mini.js';
import { dealt, pile } from '../testing/small-table.js';
import { say } from '../words/say.js';

/** Returns why the top card of pile `a` has no place, in English and German. */
function sentences(piles: readonly Pile[], layout: Readonly<Record<string, number>>, deck: string, more: Partial<CompleteVariant> = {}) {
  const table = dealt(mini(piles, layout, more), deck);
  const reason = whyNowhere(table, 0, 0);
  return reason.code === 'goes-nowhere' ? undefined : [say(reason, 'en', table.variant), say(reason, 'de', table.variant)];
}

const exposed = [
  pile('a', 0, { take: 'top' }),
  pile('b', 1, { take: 'top' }),
  pile('d', 2, { role: 'discard' }),
  pile('rest', 3, { role: 'waste' }),
];
const onto = (on: Link, more: Partial<Pile> = {}): readonly Pile[] => [
  pile('a', 0, { take: 'top' }),
  pile('b', 1, { role: 'waste', accept: { on }, ...more }),
  pile('rest', 2),
];
const DECK = '2S 4H 3S AH AS 2H 3H 4S';

test('a card without a partner names the partner that it needs, for pair rules by cards and by functions', () => {
  const pair: CompleteVariant['pair'] = { cards: (a, b) => a.rank + b.rank === 5 };
  const needsThree = ['Needs a three.', 'Für diese Karte muss eine Drei frei sein.'];
  expect(sentences(exposed, { a: 1, b: 1 }, DECK, { pair })).toEqual(needsThree);
  expect(sentences(exposed, { a: 1, b: 1 }, DECK, { pair: (a, b) => a.rank + b.rank === 5 || 'no' })).toEqual(needsThree);
  // The partner has to be one rank above or below, and of the other suit.
  expect(sentences(exposed, { a: 1, b: 1 }, DECK, { pair: { cards: (a, b) => a.rank === b.rank + 1 && a.suit !== b.suit } })).toEqual([
    'Needs the ace of hearts or the three of hearts.',
    'Für diese Karte muss Herz-Ass oder Herz-Drei frei sein.',
  ]);
});

test.each<[onto: string, on: Link, rest: Partial<Pile>, en: string | undefined]>([
  ['of neighbouring ranks', { step: 'either', suit: 'any' }, {}, 'Needs an ace or a three.'],
  ['of the other colour', { step: -1, suit: 'alternate' }, {}, 'Needs the three of hearts.'],
  ['that fills', { step: 'either', suit: 'any' }, { limit: 1 }, undefined],
  [
    'that takes any card when it is empty',
    { step: 'either', suit: 'any' },
    { take: 'top', accept: { on: { step: 1, suit: 'any' }, empty: 'any' } },
    'Needs an ace or an empty place.',
  ],
  ['that is never empty', { step: -1, suit: 'any' }, { accept: { on: { step: -1, suit: 'any' }, empty: 'any' } }, 'Needs a three.'],
])('a card that no pile accepts names the ranks on which it could be laid: a pile %s', (_name, on, rest, en) => {
  expect(sentences(onto(on, rest), { a: 1, b: 1 }, DECK)?.[0]).toBe(en);
});

test('an accept function is asked about each card as the exposed one', () => {
  const piles = onto({ step: 0, suit: 'any' }, { accept: ([card], on) => on !== null && on.rank > card!.rank });
  expect(sentences(piles, { a: 1, b: 1 }, '2S AH 3S 4H AS 2H 3H 4S')?.[0]).toBe('Needs a three or a four.');
});

test.each<[need: string, piles: readonly Pile[], en: string | undefined]>([
  [
    'the card that a column needs before the one that a foundation needs',
    [
      pile('b', 1, { role: 'foundation', accept: { on: { step: 1, suit: 'same' } } }),
      pile('t', 2, { accept: { on: { step: -1, suit: 'any' } } }),
    ],
    'Needs a three.',
  ],
  [
    'an empty column where no card takes it',
    [pile('b', 1, { take: 'top', accept: { empty: 'any' } }), pile('t', 2)],
    'Needs an empty column.',
  ],
  [
    'an empty cell where the columns take no card',
    [pile('b', 1, { role: 'cell', take: 'top', limit: 1, accept: { empty: 'any' } }), pile('t', 2)],
    'Needs an empty cell.',
  ],
])('a card that no pile accepts names %s', (_name, piles, en) => {
  const all = [pile('a', 0, { take: 'top' }), ...piles, pile('rest', 3, { role: 'waste' })];
  expect(sentences(all, { a: 1, b: 1, t: 1 }, DECK)?.[0]).toBe(en);
});

test('an empty column that the patience names in its own way is called a place', () => {
  const strings = { en: { name: 'x', summary: '', rules: '', piles: { tableau: 'fan' } } };
  const piles = onto({ step: -1, suit: 'any' }, { role: 'tableau', take: 'top', accept: { on: { step: -1, suit: 'any' }, empty: 'any' } });
  expect(sentences(piles, { a: 1, b: 1 }, DECK, { strings })?.[0]).toBe('Needs a three or an empty place.');
});

test('a covered card says that it is covered', () => {
  const table = dealt(mini([pile('a', 0, { take: 'top', coveredBy: ['b'] }), pile('b', 1), pile('rest', 2)], { a: 1, b: 1 }), DECK);
  expect(whyNowhere(table, 0, 0).code).toBe('card-covered');
});
