import { expect, test } from 'vitest';
import { matching, nameWords } from './name-match.js';
import { plain } from '../text/plain.js';

const game = (name: string, ...others: string[]) => {
  const called = [name, ...others].map(plain);
  return { name, called, names: nameWords(called.join(', ')) };
};
const GAMES = [game('Tri Peaks', 'Drei Gipfel'), game('Double Lantern'), game('Lantern'), game('Der Flügel', 'Wing')];
const found = (text: string): readonly string[] => matching(plain(text), GAMES).map(({ name }) => name);

test('the menu finds a game by the beginning of a name, by two words written as one, by a name of another language and with a mistake', () => {
  expect(found('lan')).toEqual(['Lantern', 'Double Lantern']);
  expect(found('tripeaks')).toEqual(['Tri Peaks']);
  expect(found('gipfel')).toEqual(['Tri Peaks']);
  expect(found('fluegel')).toEqual(['Der Flügel']);
  expect(found('lantren')).toEqual(['Lantern']);
});

test('the menu lists nothing before anything is typed, and for words of no name', () => {
  expect([found(''), found('  '), found('xyzzy')]).toEqual([[], [], []]);
});
