import { expect, test } from 'vitest';
import { plain } from '../../text/plain.js';
import { fitsFilters, hasWords, requestOf, type Candidate, type GalleryRequest } from './filter.js';

const game: Candidate = {
  text: plain('Die Fähre Neun Karten warten am Ufer der Fähre'),
  names: plain('Die Fähre').split(' '),
  called: [plain('Die Fähre')],
  family: 'pairs',
  cards: ['open'],
  packs: 1,
  minutes: 10,
  skill: 0.6,
  favourite: false,
  won: true,
};

const fits = (request: GalleryRequest, game: Candidate): boolean => hasWords(request, game) && fitsFilters(request, game);

const request = (...given: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value);
  return requestOf(form);
};

test('every game matches an empty search', () => {
  expect(fits(request(), game)).toBe(true);
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
] as const)('the filters %o match: %s', (given, expected) => {
  expect(fits(request(...given), game)).toBe(expected);
});

test('a game matches if it fits one chosen value of every filter', () => {
  const families = [
    ['family', 'grids'],
    ['family', 'pairs'],
  ] as const;
  expect(fits(request(...families), game)).toBe(true);
  expect(fits(request(...families, ['packs', '2']), game)).toBe(false);
});

test.each([
  ['length', 'short'],
  ['length', 'long'],
  ['kind', 'luck'],
  ['kind', 'skill'],
] as const)('a game that lacks the fact does not match a filter on it: %s, %s', (name, value) => {
  expect(fits(request([name, value]), { ...game, minutes: undefined, skill: undefined })).toBe(false);
});
