import { describe, expect, test } from 'vitest';
import type { Pile, Variant } from '../contract.js';
import { ContractError } from '../problem.js';
import { checkLaw, conformance, LAWS } from './index.js';
import { sample } from './sample.js';

const good = sample as unknown as Variant;
const piles = (change: (pile: Pile) => Partial<Pile>): Variant['table'] => (options, pack) => good.table(options, pack).map((pile) => ({ ...pile, ...change(pile) }));

conformance(sample, { describe, test, games: 20 });

/** For each law a variant that breaks it, and nothing else of note. */
const broken: Record<string, () => Variant> = {
  'all words exist in German and English': () => ({ ...good, strings: { ...good.strings, de: { ...good.strings.de, actions: { turn: 'Umdrehen' } } } }),
  'every action belongs to a pile that is there': () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, on: 'nowhere' } } }),
  'deck and table depend on options and pack alone': () => {
    let calls = 0;
    return { ...good, table: piles((pile) => (pile.id === 'waste' ? { fan: calls++ % 2 ? 'left' : 'right' } : {})) };
  },
  'a deal is determined by its seed, and every card is dealt once': () => {
    let calls = 0;
    return { ...good, deal(table, options) { good.deal(table, options); if (calls++ % 2) table.move('stock', 'waste', { face: 'up' }); } };
  },
  'piles lie inside the table and apart from each other': () => ({ ...good, table: piles((pile) => (pile.id === 'waste' ? { at: [0.5, 0] } : {})) }),
  'no move loses, doubles or invents a card': () => ({ ...good, actions: { ...good.actions, turn: { ...good.actions!['turn']!, run(table) { table.move('stock', 'pack'); } } } }),
  'every listed move is legal and plays; every other is refused with a reason': () => {
    let calls = 0;
    return { ...good, table: piles((pile) => (pile.id === 't1' ? { accept: () => calls++ % 2 === 0 } : {})) };
  },
  'undo restores table and key, and redo takes the same steps': () => {
    let calls = 0;
    return { ...good, after(table) { if (calls++ % 3 === 0) table.set('points', table.counter('points') === 1 ? 2 : 1); } };
  },
  'positions with equal keys are the same': () => ({ ...good, table: piles((pile) => (pile.role === 'cell' || pile.id === 'waste' ? { group: 'loose' } : {})) }),
  'a saved game replays to the same table': () => {
    let calls = 0;
    return { ...good, actions: { turn: { on: 'stock', when: (view) => (view.count('stock') > 0 && calls++ % 5 !== 4) || 'stock-empty', run: good.actions!['turn']!.run } } };
  },
  'face-down cards decide nothing and are never shown': () => {
    let hidden = false;
    return { ...good, table(options, pack) { hidden = pack.at(-1)!.red; return good.table(options, pack).map((pile) => (pile.id === 't1' ? { ...pile, accept: () => hidden } : pile)); } };
  },
  'no clock, no chance, and nothing given is changed': () => ({ ...good, status: (view) => (Math.random() > 2 && view.count('stock') > 0 ? 'won' : 'playing') }),
  'rules ask a bounded number of questions per position': () => ({ ...good, after(table) { for (let i = 0; i < 30_000; i++) table.count('stock'); } }),
  'won and lost games end so, and perft numbers are right': () => good,
  'a won game is known, or found with a smaller pack, and replays': () => ({ ...good, status: () => 'playing' }),
};

describe('the kit', () => {
  test('has a broken variant for every law', () => {
    expect(Object.keys(broken).sort()).toEqual(LAWS.map((law) => law.name).sort());
  });

  for (const law of LAWS)
    test(`notices when this is broken: ${law.name}`, () => {
      const variant = broken[law.name]!();
      const fixtures = { perft: [{ seed: 1, layers: [1, 999] }] };
      const check = (): void => checkLaw(variant, law, { games: 30, fixtures });
      expect(check).toThrow(ContractError);
      expect(check).toThrow(/Variant "sample", .+: .+/);
    });

  test('passes the same fixtures when they are right, and refuses a won game that is none', () => {
    const law = LAWS.find((l) => l.name.startsWith('won and lost'))!;
    const lost = { format: 1, variant: 'sample', rules: 2, options: {}, seed: 1, gestures: [] };
    expect(() => checkLaw(good, law, { fixtures: { perft: [{ seed: 1, layers: [1] }] } })).not.toThrow();
    expect(() => checkLaw(good, law, { fixtures: { won: [lost] } })).toThrow(/fixtures\.won\[0\]: ends playing/);
  });
});
