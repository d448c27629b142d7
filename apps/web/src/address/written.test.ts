import { facesOf } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { readWritten as read } from './written.js';

const readWritten = (text: string) =>
  read(text, { numberWords: ['deal', 'game', 'number', 'no', 'Spiel', 'Nr', 'n°'], letters: ['AJQK', 'ABDK', 'AVDR'] });

test.each([
  ['KS TH 9D', 'KS TH 9D'],
  ['ks,10h; 9d', 'KS TH 9D'],
  ['K♠ 10♥ Q♦', 'KS TH QD'],
  ['K♠ 10♥️ D♦ B♣', 'KS TH QD JC'],
  ['DD BD', 'QD JD'],
  ['R♠ V♥', 'KS JH'],
])('cards can be written as people write them, in English, German or French: %s', (text, deck) => {
  expect(readWritten(text)).toEqual({ kind: 'cards', deck, count: deck.split(' ').length });
});

test.each([
  ['1T 22t CS', '1T 22T CS'],
  ['D♠ 10♥ 10T', 'QS TH 10T'],
  ['C♥, G G', 'CH G G'],
])('cards of a deck with suits and ranks of its own are read by its letters, and by those of the languages: %s', (text, deck) => {
  const outline = 'm0-40l30 80h-60z';
  const faces = facesOf({
    suits: [
      'H',
      'S',
      { suit: 'T', colour: 'violet', outline, letters: Array.from({ length: 22 }, (_, i) => String(i + 1)) },
      { suit: 'G', colour: 'green', outline, letters: [] },
    ],
    letters: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'C', 'Q', 'K'],
  });
  const habits = { numberWords: [], letters: ['AJQK', 'ABDK'] };
  expect(read(text, habits, faces)).toEqual({ kind: 'cards', deck, count: deck.split(' ').length });
  expect(read('2C 3C', habits, faces).kind).toBe('word');
});

test.each([
  ['7', '7'],
  [' 17 ', '17'],
  ['Deal 17', '17'],
  ['deal no. 17', '17'],
  ['#17', '17'],
  ['Deal #17', '17'],
  ['№ 17', '17'],
  ['Spiel 17', '17'],
  ['n° 17', '17'],
  ['Spiel Nr. 17', '17'],
  ['Spiel Nr. 1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1’234’567', '1234567'],
  ['1 234 567', '1234567'],
  ['1\u202f234\u202f567', '1234567'],
  ['１２３４', '1234'],
  ['4 2', '42'],
  ['007', '7'],
  ['deal 17.', '17'],
  ['Patience, deal 17', '17'],
  ['Der Fächer · Spiel 1.234', '1234'],
])('the deal number in “%s” is %s', (text, seed) => {
  expect(readWritten(text)).toEqual({ kind: 'number', seed });
});

test.each([
  'Oma',
  'AD',
  'KSTH',
  'KS TH 11D',
  'KS oder TH',
  '1.234,567',
  '2026-11-29',
  '7-9',
  'Deal',
  'deal17x',
  'game on',
  'no 7 up',
  'Oma, 17',
])('the text “%s” is read as a word', (text) => {
  expect(readWritten(text)).toEqual({ kind: 'word', seed: text });
});

test.each(['-7', '−7', '+7', '-1.5', '1.5', '1,23', '.5'])('the number “%s” is no deal number', (text) => {
  expect(readWritten(text)).toEqual({ kind: 'noNumber', text });
});

test('an empty field means any deal', () => {
  expect(readWritten('  ')).toEqual({ kind: 'any' });
});

test.each([
  ['https://example.org/en/play/x/?seed=17', 'https://example.org/en/play/x/?seed=17'],
  ['example.org/en/play/x/?seed=17&draw=3', 'https://example.org/en/play/x/?seed=17&draw=3'],
  ['localhost:4173/en/?variant=x&seed=17', 'https://localhost:4173/en/?variant=x&seed=17'],
  ['Won in 63 moves: https://example.org/en/play/x/?seed=17.', 'https://example.org/en/play/x/?seed=17'],
  ['I won it (https://example.org/en/play/x/?seed=17).', 'https://example.org/en/play/x/?seed=17'],
  ['https://example.org/?seed=17 in 5:03, can you do better?', 'https://example.org/?seed=17'],
])('the text %s is read as a link', (text, href) => {
  const written = readWritten(text);
  expect(written.kind === 'link' && written.url.href).toBe(href);
});

test('a text of more than 200 characters is refused as too long', () => {
  expect(readWritten('x'.repeat(200)).kind).toBe('word');
  expect(readWritten('x'.repeat(5000))).toEqual({ kind: 'long', length: 5000 });
});
