import { Game } from '@patience/core';
import { expect, test } from 'vitest';
import { describe } from './describe/index.js';
import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import { sentenceOf } from './sentence.js';

const dragon = { suit: 'G', colour: 'green', outline: 'm0-40l30 80h-60z', letters: [], copies: 4 };
const coins = { suit: 'M', colour: 'red', outline: 'm0-40l30 80h-60z', letters: ['1', '2', '3'] };
const whole = {
  id: 'few-dragons',
  deck: { suits: [coins, dragon] },
  table: {
    'f1-2': { at: [0, 0], accept: { only: { suit: 'M' }, else: 'coins', empty: 1, on: 'up same' } },
    't1-2': { at: [0, 1], accept: { empty: 'any', on: 'down same' }, take: { run: 'down same' } },
  },
  deal: [{ to: 't1-2', all: true }],
  strings: { en: { name: 'Few dragons', suits: { G: 'green dragon', M: 'coins' }, reasons: { coins: 'Only coins go here.' } } },
} as const;

/** Returns the first sentence about a recipe with another deck; `ok` if it is accepted. */
function said(deck: Json, rest: object = {}): string {
  const read = fromRecipe({ ...whole, deck, ...rest });
  return read.ok ? 'ok' : sentenceOf(read.mistakes[0]!);
}

test('a recipe with a deck of its own is dealt, with names for its cards', () => {
  const read = fromRecipe(whole);
  const game = read.ok && Game.start(read.value, { seed: 1 });
  expect(game && game.ok && game.value.table.cards).toHaveLength(7);
});

test.each<[string, Json, string]>([
  ['script in an outline', { suits: [{ ...coins, outline: 'm0 0"/><script>z' }] }, 'deck.suits.0.outline is'],
  ['an absolute outline', { suits: [{ ...coins, outline: 'M0 0L9 9z' }] }, 'deck.suits.0.outline is'],
  ['a huge number in an outline', { suits: [{ ...coins, outline: 'm0 0l99999 1z' }] }, 'deck.suits.0.outline is'],
  ['an endless outline', { suits: [{ ...coins, outline: `m${'0'.repeat(3000)}z` }] }, 'deck.suits.0.outline is'],
  ['an outline of many commands', { suits: [{ ...coins, outline: `m${'1 '.repeat(2000)}z` }] }, 'deck.suits.0.outline is'],
  ['a colour that there is not', { suits: [{ ...coins, colour: 'url(x)' }] }, 'deck.suits.0.colour is'],
  ['a letter of a suit with a quote', { suits: [{ ...coins, suit: '"' }] }, 'deck.suits.0.suit is'],
  ['a letter of a rank in lower case', { suits: [{ ...coins, letters: ['a'] }] }, 'deck.suits.0.letters.0 is'],
  ['too many ranks', { suits: [{ ...coins, letters: Array(27).fill('1') }] }, 'deck.suits.0.letters is'],
  ['too many copies', { suits: [{ ...coins, copies: 1e9 }] }, 'deck.suits.0.copies is'],
  ['two suits with one letter', { suits: [coins, coins] }, 'deck: must write each card differently'],
  ['a rank of the deck twice', { suits: [{ ...coins, letters: ['1', '1'] }] }, 'deck: must write each card differently'],
  [
    'too many faces',
    { suits: ['M', 'A', 'B', 'D', 'E'].map((suit) => ({ ...coins, suit, letters: Array.from({ length: 26 }, (_, i) => `${i + 1}`) })) },
    'deck: must have at most 120',
  ],
  ['an inherited name', { suits: [{ ...coins, suit: '__proto__' }] }, 'deck.suits.0.suit is'],
])('%s is refused with its place', (_, deck, sentence) => {
  expect(said(deck)).toContain(sentence);
});

test('a suit or rank that the deck does not have is refused, with those that it has', () => {
  expect(
    said(whole.deck as unknown as Json, {
      table: { ...whole.table, 'f1-2': { at: [0, 0], accept: { only: { suit: 'X' }, else: 'coins', empty: 1 } } },
    }),
  ).toContain('accept.only.suit is "X"; allowed: "C", "D", "H", "S", "M", "G"');
  expect(said({}, { table: { 't1-2': { at: [0, 1], accept: { empty: 14, on: 'down same' } } } })).toContain(
    'table.t1-2.accept.empty is 14; allowed: a rank from 1 to 13',
  );
  expect(
    said(whole.deck as unknown as Json, { table: { ...whole.table, 't1-2': { at: [0, 1], accept: { empty: 'K', on: 'down same' } } } }),
  ).toContain('says "K" in "empty", a rank that the deck does not have; write a number from 1 to 3');
});

/** Returns the English description of a recipe. */
function described(json: unknown): ReturnType<typeof describe> {
  const read = fromRecipe(json);
  if (!read.ok) throw new Error(read.mistakes.map((mistake) => sentenceOf(mistake)).join());
  return describe(read.value, 'en');
}

test('the description of a deck of its own names its suits, ranks and equal cards', () => {
  const { rules, unsaid } = described({
    ...whole,
    deck: { suits: [coins, dragon, 'H'], letters: ['A', '2', 'C', 'K'] },
    table: {
      'f1-2': { at: [0, 0], accept: { empty: 1, on: 'up same wrap' } },
      't1-2': { at: [0, 1], accept: { empty: 4, on: 'down any' }, take: { run: 'down any' } },
    },
    strings: { en: { ...whole.strings.en, ranks: { C: 'knight' } } },
  });
  expect(rules).toMatchInlineSnapshot(`
    "## Goal
    Build two foundations up in suit. The first card has this rank: 1/ace. The lowest and the highest rank are adjacent. You win when all eleven cards are on the foundations.

    ## Layout
    The deck has eleven cards. Ranks from the lowest to the highest: 1–3 (coins). Ranks from the lowest to the highest: ace, two, knight and king (hearts). Cards without a rank: green dragon (4). Deal two columns: six cards in the first, five cards in the last. All of these cards lie face up.

    ## Play
    - Columns are built down regardless of suit.
    - Cards in sequence move together.
    - Only a card of this rank may fill an empty column: king.
    - No card comes back from the foundations."
  `);
  expect(unsaid).toEqual([]);
});

test('the description of a deck of its own names no rank that it does not have, and says what is left out', () => {
  const read = fromRecipe({ ...whole, after: ['removeCompleteSequences'], status: 'sequencesComplete' });
  if (!read.ok) throw new Error('refused');
  for (const locale of ['de', 'en']) {
    const { rules, unsaid } = describe(read.value, locale);
    expect(rules).not.toMatch(/undefined|NaN|\b(?:king|König|ace|Ass)\b/);
    expect(unsaid).toEqual(['after', 'status']);
  }
});
