import { expect, test } from 'vitest';
import { wordsOf } from '../../../build/languages.js';
import { plain } from '../../text/plain.js';
import { meaningOf } from './meaning.js';
import type { Words } from './words.js';

const meaning = (lang: string, text: string) => meaningOf(plain(text), wordsOf<Words>(lang).gallery);

test.each([
  ['en', 'five minutes', 5],
  ['en', '5 min', 5],
  ['en', 'up to 10-minute', 10],
  ['de', 'fünf Minuten', 5],
  ['de', 'höchstens fuenf min', 5],
  ['de', '10min', 10],
  ['fr', 'cinq minutes', 5],
  ['fr', 'moins de 5 minutes', 5],
  ['es', 'cinco minutos', 5],
  ['nl', 'vijf minuten', 5],
  ['pl', 'pięć minut', 5],
])('a number of minutes in a search is the longest time of a game: %s, %s', (lang, text, minutes) => {
  expect(meaning(lang, text)).toEqual({ text: '', minutes });
});

test.each([
  ['en', 'an easy game with 32 cards in ten minutes', 'easy game 32 cards', 10],
  ['en', 'four aces', 'four aces', undefined],
  ['en', 'minutes', 'minutes', undefined],
  ['de', 'mit 32 Karten', '32 karten', undefined],
  ['de', 'sehr leicht', 'leicht', undefined],
  ['de', 'zwei Kartenspiele, leicht', 'zwei kartenspiele leicht', undefined],
  ['de', 'mit', 'mit', undefined],
  ['fr', 'avec 52 cartes', '52 cartes', undefined],
  ['pl', 'z 52 kartami', '52 kartami', undefined],
])('a search keeps the words that tell which games are meant: %s, %s', (lang, text, rest, minutes) => {
  expect(meaning(lang, text)).toEqual({ text: rest, minutes });
});
