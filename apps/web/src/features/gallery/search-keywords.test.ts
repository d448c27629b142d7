import { expect, test } from 'vitest';
import type { Words } from './words.js';
import { languages, wordsOf } from '../../../build/languages.js';
import { CARDS, KINDS } from '../../catalogue/families.js';
import { factWords } from '../../catalogue/fact-texts.js';
import { holds, plain } from '../../text/plain.js';
import { nameWords } from '../../catalogue/name-match.js';
import { searchKeywords } from './search-keywords.js';

test.each(languages)('a search for the name of a filter value finds every game that fits it: %s', (lang) => {
  const words = wordsOf<Words>(lang);
  const finds = (question: string, ...of: [kind: (typeof KINDS)[number], cards: readonly (typeof CARDS)[number][]]): boolean =>
    holds(plain(searchKeywords(words, { packs: 1 }, ...of)), plain(question));
  for (const kind of KINDS) expect(finds(words.gallery.families[kind], kind, [])).toBe(true);
  for (const how of CARDS) expect(finds(words.gallery.lying[how], 'grids', [how])).toBe(true);
  expect(finds(words.gallery.families.pairs, 'grids', CARDS)).toBe(false);
  expect(searchKeywords(words, { packs: 9 })).toBe('');
});

test.each([
  ['de', 1, ['1 Kartenspiel', 'ein Kartenspiel'], ['2 Kartenspiele', 'zwei Kartenspiele']],
  ['de', 2, ['2 Kartenspiele', 'zwei Kartenspiele', 'zwei Spiele'], ['1 Kartenspiel', 'drei Kartenspiele']],
  ['en', 1, ['1 pack', 'one pack', 'one deck'], ['2 packs', 'two packs']],
  ['en', 2, ['2 packs', 'two packs', 'two decks', '2 decks'], ['1 pack', 'one pack', 'three packs']],
] as const)('the number of packs is found as a figure and as a word: %s, %i', (lang, packs, right, wrong) => {
  const words = wordsOf<Words>(lang);
  const [shown] = factWords(words, { id: '', from: '', names: { de: '', en: '' }, packs }, lang);
  const text = plain(`${shown!} ${searchKeywords(words, { packs })}`);
  for (const question of right) expect(holds(text, plain(question)), question).toBe(true);
  for (const question of wrong) expect(holds(text, plain(question)), question).toBe(false);
});

test('a search finds easy and hard games, and neither for a game about which too little is known', () => {
  const words = wordsOf<Words>('en');
  const finds = (question: string, winnable?: number, skill?: number): boolean =>
    holds(
      plain(searchKeywords(words, { packs: 1, ...(winnable !== undefined && { winnable }), ...(skill !== undefined && { skill }) })),
      question,
    );
  expect([finds('easy', 0.9, 0.5), finds('easy', 0.9, 0.95), finds('easy', 0.2, 0.5), finds('easy'), finds('easy', 0.9)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([finds('hard', 0.9, 0.95), finds('hard', 0.2, 0.5), finds('hard', 0.9, 0.5), finds('hard')]).toEqual([true, true, false, false]);
});

test.each([
  ['en', 'quick', '32 cards'],
  ['de', 'schnell', '32 Karten'],
  ['fr', 'rapide', '32 cartes'],
  ['es', 'rápida', '32 naipes'],
  ['nl', 'snel', '32 kaarten'],
  ['pl', 'szybka', '32 kartami'],
])('a search finds quick games and those with a number of cards: %s', (lang, quick, size) => {
  const finds = (question: string, minutes: number, cards: number): boolean =>
    holds(plain(searchKeywords(wordsOf<Words>(lang), { packs: 9, minutes }, undefined, [], cards)), plain(question));
  expect([finds(quick, 4, 52), finds(quick, 12, 52), finds(size, 12, 32), finds(size, 12, 132)]).toEqual([true, false, true, false]);
});

test('a name of two words is found when they are written as one', () => {
  expect(nameWords('tri peaks, three peaks.')).toEqual(expect.arrayContaining(['tri', 'peaks', 'tripeaks', 'threepeaks']));
});
