import { expect, test } from 'vitest';
import { dealOf } from './written.js';

test.each([
  ['KS TH 9D', 'KS TH 9D'],
  ['ks,10h; 9d', 'KS TH 9D'],
  ['K♠ 10♥ Q♦', 'KS TH QD'],
  ['K♠ 10♥️ D♦ B♣', 'KS TH QD JC'],
  ['DD BD', 'QD JD'],
])('cards are read as a person writes them, in English or German: %s', (text, deck) => {
  expect(dealOf(text)).toEqual({ deck });
});

test.each(['7', 'Oma', 'AD', 'KSTH', 'KS TH 11D', 'KS oder TH'])('%s is a number or a word', (seed) => {
  expect(dealOf(seed)).toEqual({ seed });
});

test('nothing is any deal', () => {
  expect(dealOf('')).toEqual({});
});
