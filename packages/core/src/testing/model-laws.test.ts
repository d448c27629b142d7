import { expect, test } from 'vitest';
import type { Pile } from '../contract.js';
import { conformance, type Evidence } from './index.js';
import { mini } from './mini.js';
import { emptyPiles, plainModel, rank, type PlainRules } from './plain.js';

const take = 'top' as const;
const piles: Pile[] = [
  { id: 'f1', role: 'foundation', at: [0, 0], accept: { empty: 'any', on: { step: 1, suit: 'any' } } },
  { id: 't1', role: 'tableau', at: [1, 0], fan: 'down', take },
  { id: 't2', role: 'tableau', at: [2, 0], fan: 'down', take },
];
const variant = mini(piles, { t1: 4, t2: 4 }, { status: (view) => (view.count('f1') === 2 ? 'won' : 'playing') });
const rules: PlainRules = {
  deal: (deck) => ({ foundation: emptyPiles(1), tableau: [deck.slice(0, 4), deck.slice(4)] }),
  lift: { tableau: (cards) => cards.length === 1 },
  lay: { foundation: ([card], onto) => onto === undefined || rank(card!) === rank(onto) + 1 },
  status: ({ piles: { foundation } }) => (foundation![0]!.length === 2 ? 'won' : 'playing'),
};
const saved = { format: 1, variant: 'mini', rules: 1, options: {} };
const twoLaid = { ...saved, deck: '4S 3S 2S 2H 4H 3H AH AS', gestures: [['t2>f1'], ['t1>f1']] };

/** Returns the results of the tests about the model for this evidence: `holds`, or the error. */
function resultsOf(evidence: Evidence): Record<string, string> {
  const result: Record<string, string> = {};
  conformance(variant, {
    describe: (_name, body) => body(),
    test(name, body) {
      if (!name.includes('plain model')) return;
      try {
        body();
        result[name] = 'holds';
      } catch (error) {
        result[name] = (error as Error).message;
      }
    },
    games: 2,
    ...evidence,
  });
  return result;
}

test('conformance of a variant without a plain model runs no tests about one', () => {
  expect(resultsOf({})).toEqual({});
});

test('a variant that agrees with its plain model passes all laws about it, with won games in its fixtures', () => {
  const result = resultsOf({ model: plainModel(rules), fixtures: { won: [twoLaid] } });
  expect(Object.keys(result)).toHaveLength(3);
  expect(Object.values(result)).toEqual(['holds', 'holds', 'holds']);
});

test('each law about the plain model detects a model with another rule', () => {
  const stricter = plainModel({ ...rules, lay: { foundation: ([card], onto) => onto === undefined && rank(card!) > 0 } });
  for (const [law, result] of Object.entries(resultsOf({ model: stricter, fixtures: { won: [twoLaid] } })))
    expect(result, law).toMatch(/moves that the model does not have|perft|is refused by the model/);
});

test('the laws report a won game that the plain model ends earlier, and one that cannot be loaded', () => {
  const sooner = plainModel({ ...rules, status: ({ piles: { foundation } }) => (foundation![0]!.length > 0 ? 'won' : 'playing') });
  const law = 'won games are won in the plain model';
  expect(resultsOf({ model: sooner, fixtures: { won: [twoLaid] } })[law]).toMatch(/after the deal: perft/);
  expect(resultsOf({ model: plainModel(rules), fixtures: { won: [{ ...twoLaid, variant: 'other' }] } })[law]).toMatch(/fixtures\.won\[0\]/);
});

test('a plain model given as a function gets the options and the state of the random stream', () => {
  const asked: unknown[] = [];
  resultsOf({
    model: (options: object, notes) => {
      asked.push([options, Object.keys(notes).length]);
      return plainModel(rules);
    },
  });
  expect(asked[0]).toEqual([{}, 4]);
});
