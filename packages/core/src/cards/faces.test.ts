import { expect, test } from 'vitest';
import type { DeckSpec, SuitSpec } from '../contract.js';
import type { Variant } from '../variant.js';
import { Game } from '../game/game.js';
import { fits, neededRanks } from '../table/links.js';
import { cardName } from '../words/index.js';
import { say } from '../words/say.js';
import { faultOfDeck, formatDeck, newDeck, parseDeck, sizeOf } from './deck.js';
import { facesOf, USUAL } from './faces.js';

const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));
const trumps: SuitSpec = { suit: 'T', colour: 'violet', outline: 'm0-40l30 80h-60z', letters: numbers(22) };
const tarot: DeckSpec = {
  suits: ['C', 'D', 'H', 'S', trumps],
  letters: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'C', 'Q', 'K'],
};
const dragon: SuitSpec = { suit: 'G', colour: 'green', outline: 'm0-40l30 80h-60z', letters: [], copies: 4 };
const coins: SuitSpec = { suit: 'M', colour: 'red', outline: 'm0-40l30 80h-60z', letters: numbers(9) };
const dragons: DeckSpec = { suits: [coins, dragon] };
const faces = facesOf(tarot);
const face = (text: string): number => faces.parse(text)!;

test('a tarot deck has 78 faces, each written differently', () => {
  expect(sizeOf(tarot)).toBe(78);
  expect(faultOfDeck(tarot)).toBeUndefined();
  expect(new Set(newDeck(tarot).map((one) => faces.format(one))).size).toBe(78);
  expect([face('QC'), face('KC'), face('22T')].map((one) => faces.rank[one])).toEqual([13, 14, 22]);
  expect(faces.parse('10h')).toBe(face('TH'));
  expect([faces.parse('23T'), faces.parse('CT'), faces.parse('__proto__')]).toEqual([undefined, undefined, undefined]);
});

test('a deck of its own reads what it writes', () => {
  for (const spec of [tarot, dragons]) {
    const deck = newDeck(spec);
    const read = parseDeck(formatDeck(deck, spec), spec);
    expect(read.ok && read.value).toEqual(deck);
  }
});

test('equal specifications share their faces, and a usual deck has the usual ones', () => {
  expect(facesOf(structuredClone(tarot))).toBe(faces);
  expect(facesOf({ suits: ['S'], ranks: [1, 2] })).toBe(USUAL);
});

test('a deck with too many or equal cards is refused', () => {
  expect(faultOfDeck({ suits: [{ ...trumps, letters: numbers(27) }] })).toContain('26 ranks');
  expect(faultOfDeck({ suits: [trumps, trumps] })).toContain('1T is written twice');
  expect(faultOfDeck({ suits: [{ ...dragon, copies: 417 }] })).toContain('416');
  expect(faultOfDeck({ ...tarot, suits: [...tarot.suits!, ...['E', 'F', 'G', 'I'].map((suit) => ({ ...trumps, suit }))] })).toContain(
    '120',
  );
});

test('two suits of different colours alternate, and a card without a rank lies only on its like', () => {
  const down = { step: -1, suit: 'alternate' } as const;
  expect([fits(down, face('7H'), face('6T'), faces), fits(down, face('7T'), face('6C'), faces)]).toEqual([true, true]);
  expect(fits(down, face('7T'), face('6T'), faces)).toBe(false);
  const own = facesOf(dragons);
  const g = own.parse('G')!;
  const one = own.parse('1M')!;
  expect(own.rank[g]).toBe(0);
  expect([fits(down, one, g, own), fits({ step: 'either', suit: 'any', wrap: true }, g, one, own)]).toEqual([false, false]);
  expect([fits({ step: 0, suit: 'same' }, g, g, own), fits('any', g, one, own)]).toEqual([true, true]);
});

test('ranks wrap around after the highest rank of the deck', () => {
  const own = facesOf(dragons);
  const up = { step: 1, suit: 'same', wrap: true } as const;
  expect(fits(up, own.parse('9M')!, own.parse('1M')!, own)).toBe(true);
  expect(neededRanks(up, 9, 9)).toEqual([1]);
});

const variant: Variant = {
  api: 1,
  id: 'own-deck',
  rules: 1,
  options: {},
  deck: tarot,
  table: {
    stock: { at: [0, 0] },
    waste: { at: [1, 0], take: 'top' },
    'f1-5': { at: [2, 0], accept: { empty: 'A', on: 'up same', max: 1 } },
    t1: { at: [0, 1], accept: { empty: 'K', on: 'down same' }, take: { run: 'down same' } },
    t2: { at: [1, 1], accept: { empty: 'K', on: 'down same' }, take: { run: 'down same' } },
  },
  deal: [
    { to: 't1-2', rows: 3, face: 'down' },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  strings: {
    de: {
      name: 'Probe',
      summary: '',
      rules: '',
      suits: { T: 'Trumpf' },
      ranks: { C: { name: 'Ritter', as: 'K' } },
      cards: { '22T': 'Sküs' },
    },
    en: { name: 'Trial', summary: '', rules: '', suits: { T: 'trumps' }, ranks: { C: 'knight' }, cards: { '22T': 'the Fool' } },
  },
};

test('letters in rules are ranks of the deck, and a game is saved and loaded by its own cards', () => {
  const game = Game.start(variant, { seed: 5 });
  if (!game.ok) throw new Error(game.error.message);
  const [accept] = [game.value.piles.find(({ id }) => id === 't1')!.accept];
  expect(accept).toMatchObject({ empty: 14 });
  game.value.play('turn');
  const deck = formatDeck(game.value.table.face, tarot);
  const byDeck = Game.start(variant, { deck });
  expect(byDeck.ok && formatDeck(byDeck.value.table.face, tarot)).toBe(deck);
  const loaded = Game.load(variant, JSON.parse(JSON.stringify(game.value.save())));
  expect(loaded.ok && loaded.value.table.key).toEqual(game.value.table.key);
});

test('face-down cards of a deck with more than 64 faces have keys of their own', () => {
  const game = Game.start(variant, { seed: 5 });
  if (!game.ok) throw new Error(game.error.message);
  const { table } = game.value;
  const keys = new Set<number>();
  for (let one = 0; one < 78; one++) {
    table.face[0] = one;
    table.rehash(table.rules.index.get('t1')!);
    keys.add(table.key[0]!);
  }
  expect(keys.size).toBe(78);
});

test('cards of a deck of its own are named in each language, with articles of a usual rank', () => {
  const named = (text: string, locale: string): string => cardName(faces.card(0, face(text)), locale, variant);
  expect(['CH', '21T', '22T', 'QS'].map((text) => named(text, 'de'))).toEqual(['Herz-Ritter', 'Trumpf-21', 'Sküs', 'Pik-Dame']);
  expect(['CH', '21T', '22T', 'QS'].map((text) => named(text, 'en'))).toEqual([
    'knight of hearts',
    '21 of trumps',
    'the Fool',
    'queen of spades',
  ]);
  const needs = { code: 'needs', params: { rank: 'C', colour: 'red' } };
  expect(say(needs, 'de', variant)).toBe('Hier passt nur ein roter Ritter.');
  expect(say({ code: 'nothing-fits', params: { card: '21T' } }, 'en', variant)).toBe('Nothing can be placed on the 21 of trumps.');
});
