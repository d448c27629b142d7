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
function sayings(evidence: Evidence): Record<string, string> {
  const said: Record<string, string> = {};
  conformance(variant, {
    describe: (_name, body) => body(),
    test(name, body) {
      if (!name.includes('plain model')) return;
      try {
        body();
        said[name] = 'holds';
      } catch (error) {
        said[name] = (error as Error).message;
      }
    },
    games: 2,
    ...evidence,
  });
  return said;
}

test('a variant without a model has no tests about one', () => {
  expect(sayings({})).toEqual({});
});

test('a variant that agrees with its plain model holds all laws about it, the won games included', () => {
  const said = sayings({ model: plainModel(rules), fixtures: { won: [twoLaid] } });
  expect(Object.keys(said)).toHaveLength(3);
  expect(Object.values(said)).toEqual(['holds', 'holds', 'holds']);
});

test('each law notices a plain model with another rule', () => {
  const stricter = plainModel({ ...rules, lay: { foundation: ([card], onto) => onto === undefined && rank(card!) > 0 } });
  for (const [law, said] of Object.entries(sayings({ model: stricter, fixtures: { won: [twoLaid] } })))
    expect(said, law).toMatch(/moves that the model does not have|perft|is refused by the model/);
});

test('a won game that the plain model ends earlier is a fault, and so is one that cannot be opened', () => {
  const sooner = plainModel({ ...rules, status: ({ piles: { foundation } }) => (foundation![0]!.length > 0 ? 'won' : 'playing') });
  const law = 'won games are won in its plain model';
  expect(sayings({ model: sooner, fixtures: { won: [twoLaid] } })[law]).toMatch(/after the deal: perft/);
  expect(sayings({ model: plainModel(rules), fixtures: { won: [{ ...twoLaid, variant: 'other' }] } })[law]).toMatch(/fixtures\.won\[0\]/);
});

test('rules with options are a function of them and of the stream of chance', () => {
  const asked: unknown[] = [];
  sayings({
    model: (options: object, notes) => {
      asked.push([options, Object.keys(notes).length]);
      return plainModel(rules);
    },
  });
  expect(asked[0]).toEqual([{}, 4]);
});
