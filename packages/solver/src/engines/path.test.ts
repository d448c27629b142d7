import { deal, MAX_MOVES, Positions, Random } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { pathFrom } from './path-from.js';
import { everyDeal } from '../testing/reduced.js';
import { Traits } from '../rules/traits.js';
import { turnsInBeams } from './beam-widths.js';

/** Number of positions of a random walk, and number of visits to them. */
const WALK = 40;
const VISITS = 60;

test.each(await everyDeal())(
  'a position that was kept is the one that was walked to, whatever came between: %s',
  (_name, variant, options) => {
    const dealt = deal(variant, { seed: 5, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const source = dealt.value.table;
    const random = new Random(5);
    const traits = Traits.of(source);
    const known = { distrustsSafeMoves: false, readsFoundations: false };
    // Treat stock and waste as beams do, which turn the stock step by step where that is a decision.
    const turns = turnsInBeams(traits, pathFrom(source, traits, known).helpers);
    for (const each of turns ? [known, { ...known, turnsStock: true }] : [known]) {
      const path = pathFrom(source, traits, each);
      const positions = new Positions(path.table, WALK);
      const moves = new Int32Array(MAX_MOVES);
      /** Returns everything that a search reads of a position. */
      const describe = (): string => `${path.key.join()} ${path.status()} ${moves.subarray(0, path.list(moves)).join()}`;
      const walked: string[] = [];
      while (walked.length < WALK) {
        path.table.keep(positions, walked.length);
        walked.push(describe());
        const count = path.list(moves);
        if (count === 0 || path.status() !== 'playing') break;
        path.step(moves[random.below(count)]!);
      }
      for (let visit = 0; visit < VISITS; visit++) {
        const place = random.below(walked.length);
        path.goTo(positions, place);
        expect(describe()).toBe(walked[place]);
      }
    }
  },
);
