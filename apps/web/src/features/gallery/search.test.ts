import { expect, test } from 'vitest';
import { plain } from '../../text/plain.js';
import { requestOf, type Candidate } from './filter.js';
import { nameMatch } from '../../catalogue/name-match.js';
import { search } from './search.js';

const game = (name: string, more: Partial<Candidate> = {}): Candidate & { readonly name: string } => ({
  name,
  text: plain(`${name} Karten warten am Ufer`),
  names: plain(name).split(' '),
  called: [plain(name)],
  family: 'pairs',
  cards: [],
  packs: 1,
  minutes: 10,
  skill: 0.6,
  favourite: false,
  won: false,
  ...more,
});
const GAMES = [game('Die Fähre'), game('Schaluppe', { packs: 2 }), game('Segel der Fähren')];

const found = (text: string, ...chips: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of [['text', text] as const, ...chips]) form.append(name, value);
  const { games, similar, instead } = search(requestOf(form), GAMES);
  return { names: games.map(({ name }) => name), similar, instead };
};

test('a search for an exact name finds that game alone, although other names are similar', () => {
  expect(found('fähren')).toEqual({ names: ['Segel der Fähren'], similar: false, instead: undefined });
});

test.each(['schalupe', 'schalluppe', 'schalubpe', 'shcaluppe', ' Schalupe  karten', 'schaluppen'])(
  'a search with a typing mistake in a long word finds the similar name, and reports that: %s',
  (text) => {
    expect(found(text)).toEqual({ names: ['Schaluppe'], similar: true, instead: undefined });
  },
);

test('an umlaut written with an e is no typing mistake', () => {
  expect(found('faehre')).toMatchObject({ names: ['Die Fähre', 'Segel der Fähren'], similar: false });
  expect(found('faehrre')).toMatchObject({ names: ['Die Fähre'], similar: true });
});

test.each(['schalpe', 'schllappe', 'schalupe segler'])(
  'two typing mistakes in a long word find the most similar name, also beside an unknown word: %s',
  (text) => {
    expect(found(text)).toEqual({ names: ['Schaluppe'], similar: true, instead: undefined });
  },
);

test('words that no game has are left out where others find something', () => {
  expect(found('grosse schaluppe')).toEqual({ names: ['Schaluppe'], similar: false, instead: undefined });
  expect(found('wirklich warten')).toEqual({ names: GAMES.map(({ name }) => name), similar: false, instead: undefined });
});

test.each(['dei', 'ufre', 'warden', 'schulapa', 'xyzzy'])(
  'a short word with a mistake, a word with three mistakes and an unknown word find nothing: %s',
  (text) => {
    expect(found(text)).toEqual({ names: [], similar: false, instead: 'word' });
  },
);

test('an empty result suggests to change the filters only if the words alone would find a game', () => {
  expect(found('', ['packs', '2'], ['length', 'long'])).toEqual({ names: [], similar: false, instead: 'filter' });
  expect(found('fähre', ['packs', '2'])).toEqual({ names: [], similar: false, instead: 'filter' });
  expect(found('schalupe', ['packs', '1'])).toEqual({ names: [], similar: false, instead: 'filter' });
  expect(found('dampfer', ['packs', '2'])).toEqual({ names: [], similar: false, instead: 'word' });
  expect(search(requestOf(new FormData()), []).instead).toBeUndefined();
});

test('similar names must fit the filters too', () => {
  expect(found('schalupe', ['packs', '2'])).toEqual({ names: ['Schaluppe'], similar: true, instead: undefined });
});

test('a search puts the game of that name before games that only begin with it or mention it', () => {
  const games = [game('Anker'), game('Das kleine Segel'), game('Segelboot'), game('Segel der Fähren')];
  const order = (text: string): string[] =>
    [...games].sort((a, b) => nameMatch(plain(text), b) - nameMatch(plain(text), a)).map(({ name }) => name);
  expect(order('segel 2')).toEqual(['Segel der Fähren', 'Das kleine Segel', 'Segelboot', 'Anker']);
  expect(order('faehren')).toEqual(['Segel der Fähren', 'Anker', 'Das kleine Segel', 'Segelboot']);
  expect(order('')).toEqual(games.map(({ name }) => name));
});

test('a misspelt name puts the game that begins with it before others that contain it', () => {
  expect([game('Kleine Schaluppe'), game('Schaluppe')].map((one) => nameMatch('schallupe', one))).toEqual([0, 1]);
});

test('a search that is a whole name puts that game before others whose names contain it', () => {
  const games = [game('Anker Segel'), game('Boot', { names: ['boot', 'segel'], called: ['boot', 'segel'] })];
  expect(games.map((one) => nameMatch('segel', one))).toEqual([2, 1000]);
});
