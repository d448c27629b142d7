import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCard } from './card.js';
import { USUAL } from './faces.js';
import { formatDeck, newDeck, parseDeck, shuffledDeck } from './deck.js';
import { Random } from './random.js';

const error = (text: string, spec = {}): string => {
  const read = parseDeck(text, spec);
  return read.ok ? 'ok' : read.error.code;
};

test('parseFace reads what formatFace writes', () => {
  for (let face = 0; face < 52; face++) expect(USUAL.parse(USUAL.format(face))).toBe(face);
  expect(new Set(Array.from({ length: 52 }, (_, face) => USUAL.format(face))).size).toBe(52);
});

test('a card is written like its face', () => {
  const table = newDeck({});
  for (const face of table) expect(formatCard(USUAL.card(0, face))).toBe(USUAL.format(face));
});

test.each(['10H', 'th', ' TH ', '10h'])('%j is the ten of hearts', (text) => {
  expect(USUAL.format(USUAL.parse(text)!)).toBe('TH');
});

test.each(['', 'X', '1H', '11H', 'HT', 'THH', '0S', 'T'])('%j is no card', (text) => {
  expect(USUAL.parse(text)).toBeUndefined();
});

test('parseDeck reads what formatDeck writes, with any separators', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(' ', ', ', '\n', ' ;\t'), (seed, divider) => {
      const deck = shuffledDeck({ copies: 2 }, new Random(seed));
      const read = parseDeck(formatDeck(deck).replaceAll(' ', divider), { copies: 2 });
      expect(read.ok && read.value).toEqual(deck);
    }),
  ));

test('ranks that are dealt first come first, sorted by suit, and the others keep their order', () => {
  const spec = { ranks: [1, 2, 3], first: [2], suits: ['C', 'H'] as const };
  const wanted = '2C 2H 3H AC AH 3C';
  const read = parseDeck('3H 2H AC 2C AH 3C', spec);
  expect(read.ok && formatDeck(read.value)).toBe(wanted);
  const without = parseDeck('3H AC AH 3C', spec);
  expect(without.ok && formatDeck(without.value)).toBe(wanted);
});

test('a first card that is named more often than the deck has it adds no card', () => {
  expect(shuffledDeck({ ranks: [1, 2], suits: ['C'], first: ['AC', 'AC'] }, new Random(3))).toHaveLength(2);
});

test('first cards of two decks are sorted deck by deck', () => {
  const deck = shuffledDeck({ copies: 2, ranks: [1, 2], first: [1] }, new Random(3));
  expect(formatDeck(deck.slice(0, 8))).toBe('AC AD AH AS AC AD AH AS');
});

test('parseDeck names a word that is no card and its place from 1', () => {
  const read = parseDeck(`AC QQ ${formatDeck(newDeck({})).slice(6)}`, {});
  expect(!read.ok && read.error.params).toEqual({ place: 2, card: 'QQ' });
});

test('parseDeck names an unreadable, missing, surplus or foreign card', () => {
  const full = formatDeck(newDeck({}));
  expect(error(full)).toBe('ok');
  expect(error(full.replace('KS', 'QQ'))).toBe('deck-card');
  expect(error(full.replace('KS', ''))).toBe('deck-missing');
  expect(error(full.replace('KS', 'AC'))).toBe('deck-double');
  expect(error(full, { ranks: [1, 2] })).toBe('deck-foreign');
  expect(error('')).toBe('deck-missing');
  expect(error('2C 2C AH', { ranks: [1, 2], suits: ['C', 'H'], first: [2] })).toBe('deck-double');
});

test('parseDeck says how many cards a short deck has and how many are needed', () => {
  const read = parseDeck('KS TH', {});
  expect(!read.ok && read.error.params).toMatchObject({ total: 2, size: 52 });
});

test('parseDeck returns a whole deck or a problem for any fuzzed text', () => {
  const whole = [...newDeck({})].toSorted((a, b) => a - b);
  const card = fc.constantFrom('KS', '10h', 'TH', 'ac', '2D', 'XX', '__proto__', '', '🂡');
  const shuffled = fc.shuffledSubarray(formatDeck(newDeck({})).split(' '), { minLength: 51 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(card).map((cards) => cards.join(' ')),
        shuffled.map((cards) => cards.join(' ')),
      ),
      (text) => {
        const read = parseDeck(text, {});
        if (read.ok) expect([...read.value].toSorted((a, b) => a - b)).toEqual(whole);
        else expect(read.error.code).toMatch(/^deck-/);
      },
    ),
    { numRuns: Number(process.env['PATIENCE_FUZZ'] ?? 2000) },
  );
});
