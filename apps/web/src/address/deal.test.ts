import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Variant } from '@patience/core';
import { dealKey, readDeal, readFittingDeal, writeDeal } from './deal.js';

const usual = { suits: [4, 2, 1], aces: ['matching', 'mismatched'] };

test('a deal that is written into an address is read back unchanged', () => {
  const query = writeDeal({ seed: 7, options: { suits: 2, aces: 'matching' } }, usual);
  expect(query.toString()).toBe('seed=7&suits=2');
  expect(readDeal(query, usual)).toEqual({ seed: '7', options: { suits: '2' } });
});

test('a seed that is a word and a deck of cards are written and read back', () => {
  expect(readDeal(new URLSearchParams('seed=zwei%20W%C3%B6rter'), {}).seed).toBe('zwei Wörter');
  const query = writeDeal({ deck: 'KS TH 9D', options: {} }, {});
  expect(query.toString()).toBe('deck=KS.TH.9D');
  expect(readDeal(query, {})).toEqual({ deck: 'KS TH 9D', options: {} });
});

test('query parameters that are no options of the variant are ignored', () => {
  expect(readDeal(new URLSearchParams('seed=7&variant=x&lang=de&suits=1&utm_source=y&fbclid=z&constructor=1'), usual)).toEqual({
    seed: '7',
    options: { suits: '1' },
  });
});

test('an option with an impossible value gets its default, and the cards stay', () => {
  const variant = {
    id: 'x',
    options: usual,
    valid: ({ suits, aces }: Record<string, unknown>) => (suits === 1 && aces === 'mismatched' ? 'no' : true),
    strings: { en: {} },
  } as unknown as Variant;
  const read = (query: string) => readFittingDeal(new URLSearchParams(query), variant);
  expect(read('seed=7&suits=2')).toEqual({ deal: { seed: '7', options: { suits: '2' } } });
  expect(read('seed=7&suits=9&aces=mismatched')).toMatchObject({
    deal: { seed: '7', options: { aces: 'mismatched' } },
    problem: { code: 'option-value' },
  });
  expect(read('seed=7&suits=1&aces=mismatched')).toMatchObject({
    deal: { seed: '7', options: {} },
    problem: { code: 'option-combination' },
  });
});

test('the key of a deal does not depend on the order of options', () => {
  const game = { variant: 'x', rules: 1, seed: 1 };
  expect(dealKey({ ...game, options: { a: 1, b: 2 } })).toBe(dealKey({ ...game, options: { b: 2, a: 1 } }));
  expect(dealKey({ ...game, options: {} })).not.toBe(dealKey({ ...game, seed: 2, options: {} }));
});

test('fuzzed: every address names a deal that can be tried, and a written one is read back unchanged', () => {
  const variant = { id: 'x', options: usual, strings: { en: {} } } as unknown as Variant;
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.array(fc.tuple(fc.constantFrom('seed', 'deck', 'suits', 'aces', '__proto__'), fc.string()))),
      (given) => {
        const query = new URLSearchParams(given);
        const { deal, problem } = readFittingDeal(query, variant);
        expect(Object.keys(deal.options).every((name) => Object.hasOwn(usual, name))).toBe(true);
        expect(readFittingDeal(writeDeal(deal, {}), variant).deal).toEqual(problem ? expect.anything() : deal);
      },
    ),
    { numRuns: Number(process.env['PATIENCE_FUZZ'] ?? 2000) },
  );
});
