/**
 * Measures how many games it takes to find faults so rare that the tests of a push may miss them. Each fault is put into a sample patience,
 * which is tested until a law finds the fault. Prints the number of games over all laws, or that the fault was not found: `pnpm -F
 * @patience/core soak:rare -- --games 20000`.
 */
import { parseArgs } from 'node:util';
import { checkLaw, LAWS, played } from '@patience/core/testing';
import type { CompleteVariant as Variant, Pile } from '@patience/core';
import { sample } from '../src/testing/sample.js';

const { values } = parseArgs({ options: { games: { type: 'string', default: '20000' } } });
const most = Number(values.games);
/** Number of games for one test of a law. */
const ROUND = 20;

const good = sample as unknown as Variant;
const piles = (change: (pile: Pile) => Partial<Pile>): Variant['table'] => {
  return (options, pack) => good.table(options, pack).map((pile) => ({ ...pile, ...change(pile) }));
};

let calls = 0;
const broken: Readonly<Record<string, Variant>> = {
  'a six barred from one column of a group while one card is left in the stock': {
    ...good,
    table: piles((pile) =>
      pile.role === 'tableau'
        ? { group: 'columns', accept: ([card], _onto, view, to) => !(to === 't2' && card!.rank === 6 && view.count('stock') === 1) }
        : {},
    ),
  },
  'an accept function with a state of its own: every 200,003rd answer is another one': {
    ...good,
    table: piles((pile) => (pile.id === 't1' ? { accept: () => ++calls % 200_003 !== 0 } : {})),
  },
  'won too early, in one position of about 1,300': {
    ...good,
    status: (view) => {
      const top = view.card('t1');
      const waste = view.card('waste');
      if (top?.rank === 5 && top.suit === 'H' && waste?.rank === 3 && waste.suit === 'S') return 'won';
      return view.piles('foundation').every((pile) => view.count(pile) === 6) ? 'won' : 'playing';
    },
  },
  'a table that peeks at two cards of the pack, one pack in 552': {
    ...good,
    table: (options, pack) =>
      good
        .table(options, pack)
        .map((pile) =>
          pile.id === 'waste' && pack[20]!.rank === 1 && pack[20]!.suit === 'C' && pack[21]!.rank === 6 && pack[21]!.suit === 'S'
            ? { ...pile, fan: 'right' as const }
            : pile,
        ),
  },
};

for (const [mistake, variant] of Object.entries(broken)) {
  const before = played.games;
  console.log(`${mistake}: ${soak(variant) ?? `not noticed in ${played.games - before} games`}`);

  function soak(variant: Variant): string | undefined {
    for (let from = 0; played.games - before < most; from += ROUND)
      for (const law of LAWS.filter((one) => one.each === 'options'))
        try {
          checkLaw(variant, law, { from, games: ROUND });
        } catch (error) {
          return `noticed after ${played.games - before} games by “${law.name}”: ${String(error).split('\n')[0]!}`;
        }
    return undefined;
  }
}
