import { expect, test } from 'vitest';
import { plain } from '../text/plain.js';
import { fitsChips, hasWords, wishOf, type Candidate, type Wish } from './filter.js';

const game: Candidate = {
  text: plain('Die Fähre Neun Karten warten am Ufer der Fähre'),
  names: plain('Die Fähre').split(' '),
  family: 'pairs',
  cards: ['open'],
  packs: 1,
  minutes: 10,
  skill: 0.6,
  favourite: false,
  won: true,
};

const fits = (wish: Wish, game: Candidate): boolean => hasWords(wish, game) && fitsChips(wish, game);

const wish = (...given: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value);
  return wishOf(form);
};

test('without a wish everything fits', () => {
  expect(fits(wish(), game)).toBe(true);
});

test.each([
  [[['text', 'fahre neun']], true],
  [[['text', 'FÄHRE']], true],
  [[['text', 'fähre zehn']], false],
  [[['packs', '2']], false],
  [[['packs', '1']], true],
  [[['length', 'short']], true],
  [[['length', 'long']], false],
  [[['kind', 'skill']], true],
  [[['kind', 'luck']], false],
  [[['favourites', 'on']], false],
  [[['unwon', 'on']], false],
  [[['family', 'grids']], false],
  [[['cards', 'open']], true],
  [[['cards', 'stock']], false],
] as const)('%o: %s', (given, expected) => {
  expect(fits(wish(...given), game)).toBe(expected);
});

test('of the chips of one name any must fit, of different names all', () => {
  const families = [
    ['family', 'grids'],
    ['family', 'pairs'],
  ] as const;
  expect(fits(wish(...families), game)).toBe(true);
  expect(fits(wish(...families, ['packs', '2']), game)).toBe(false);
});

test.each([
  ['length', 'short'],
  ['length', 'long'],
  ['kind', 'luck'],
  ['kind', 'skill'],
] as const)('what a game does not tell is not taken for granted: %s, %s', (name, value) => {
  expect(fits(wish([name, value]), { ...game, minutes: undefined, skill: undefined })).toBe(false);
});
