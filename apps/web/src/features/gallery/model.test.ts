import { expect, test } from 'vitest';
import { resultOf } from '../../store/results.js';
import { recordOf } from '../../testing/record.js';
import { en } from './words.js';
import { requestOf } from './filter.js';
import { GalleryModel, type GalleryGame } from './model.js';

const game = (id: string, more: Partial<GalleryGame> = {}): GalleryGame => ({
  id,
  name: id,
  text: id,
  names: [id],
  called: [id],
  family: undefined,
  cards: [],
  packs: 1,
  minutes: undefined,
  skill: undefined,
  winnable: undefined,
  favourite: false,
  won: false,
  played: 0,
  ...more,
});

const modelOf = (...games: readonly GalleryGame[]): GalleryModel<GalleryGame> =>
  new GalleryModel(games, new Set(['alpha']), en.gallery, 'en');

/** Returns the request of a form with a search text. */
function asked(text: string) {
  const form = new FormData();
  form.set('text', text);
  return requestOf(form);
}

const ids = (games: Iterable<GalleryGame>): string[] => [...games].map(({ id }) => id);

test('a search shows the games that it finds, and the popular ones if it finds none', () => {
  const model = modelOf(game('alpha'), game('beta'));
  expect(ids(model.find(asked('bet')).shown)).toEqual(['beta']);
  const none = model.find(asked('zzzz'));
  expect([ids(none.found), ids(none.shown), none.isEmpty]).toEqual([[], ['alpha'], false]);
  expect(none.sentence).toContain(en.gallery.nothing);
  expect(model.find(asked('')).isEmpty).toBe(true);
});

test('a search for minutes finds the games that take no longer, or else the shortest', () => {
  const model = modelOf(game('alpha', { minutes: 3 }), game('beta', { minutes: 5 }), game('gamma', { minutes: 12 }), game('delta'));
  expect(ids(model.find(asked('five minutes')).shown)).toEqual(['alpha', 'beta']);
  expect(ids(model.find(asked('beta 5 min')).shown)).toEqual(['beta']);
  expect(ids(model.find(asked('one minute')).shown)).toEqual(['alpha']);
});

test('the player’s results mark games as won and begun, and sort those played last first', () => {
  const model = modelOf(game('alpha'), game('beta'), game('gamma'));
  const results = [
    recordOf('1', 5, { variant: 'beta', outcome: 'won' }),
    recordOf('2', 9, { variant: 'gamma' }),
    recordOf('3', 1, { variant: 'nobody' }),
  ].map(resultOf);
  expect(ids(model.take(results, new Set()))).toEqual(['gamma']);
  expect(model.sort(asked(''))).toBe(true);
  expect(ids(model.games)).toEqual(['gamma', 'beta', 'alpha']);
  expect(model.games.map(({ won }) => won)).toEqual([false, true, false]);
});

test('games are sorted by name before the first game, and by the best match during a search', () => {
  const model = modelOf(game('alpha'), game('gamma'));
  model.take([], new Set());
  expect(model.add(game('beta'))).toBe(true);
  expect(model.sort(asked(''))).toBe(true);
  expect(ids(model.games)).toEqual(['alpha', 'beta', 'gamma']);
  expect(model.sort(asked(''))).toBe(false);
  model.sort(asked('gamma'));
  expect(ids(model.games)[0]).toBe('gamma');
});

test('a favourite is remembered, and a game that is there already is not added', () => {
  const model = modelOf(game('alpha'));
  expect([model.add(game('alpha')), model.add(game('mine'))]).toEqual([false, true]);
  model.take([], new Set(['mine']));
  expect([model.favourites, model.usual]).toEqual([['mine'], 'played']);
});
