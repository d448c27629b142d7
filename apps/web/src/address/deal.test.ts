import { expect, test } from 'vitest';
import { dealKey, readDeal, writeDeal } from './deal.js';

const usual = { suits: [4, 2, 1], aces: ['matching', 'mismatched'] };

test('a deal goes into an address and comes back', () => {
  const query = writeDeal({ seed: 7, options: { suits: 2, aces: 'matching' } }, usual);
  expect(query.toString()).toBe('seed=7&suits=2');
  expect(readDeal(query)).toEqual({ seed: '7', options: { suits: '2' } });
});

test('a seed of words and an own deck', () => {
  expect(readDeal(new URLSearchParams('seed=zwei%20W%C3%B6rter')).seed).toBe('zwei Wörter');
  const query = writeDeal({ deck: 'KS TH 9D', options: {} }, {});
  expect(query.toString()).toBe('deck=KS.TH.9D');
  expect(readDeal(query)).toEqual({ deck: 'KS TH 9D', options: {} });
});

test('words of the site are no options', () => {
  expect(readDeal(new URLSearchParams('variant=x&lang=de&suits=1')).options).toEqual({ suits: '1' });
});

test('the key of a deal does not depend on the order of options', () => {
  const game = { variant: 'x', rules: 1, seed: 1 };
  expect(dealKey({ ...game, options: { a: 1, b: 2 } })).toBe(dealKey({ ...game, options: { b: 2, a: 1 } }));
  expect(dealKey({ ...game, options: {} })).not.toBe(dealKey({ ...game, seed: 2, options: {} }));
});
