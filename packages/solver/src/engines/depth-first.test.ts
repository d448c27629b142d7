import { allOptions, type Options, type Variant } from '@patience/core';
import { Random, Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { DepthFirst } from './depth-first.js';
import { pathFrom } from './path-from.js';
import { exhaustive } from '../testing/exhaustive.js';
import { homing } from '../testing/homing.js';
import { onTheWay } from '../testing/positions.js';
import { dealt } from '../testing/small-decks.js';
import { turning } from '../testing/turning.js';
import { Traits } from '../rules/traits.js';

const GAMES: readonly (readonly [string, Variant, Options])[] = [homing, turning].flatMap((variant) =>
  allOptions(variant as unknown as Variant).map(
    (options) => [`${variant.id} ${Object.values(options).join(' ')}`, variant as unknown as Variant, options] as const,
  ),
);

test.each(GAMES)('depth-first search finds the same result in any order of moves: %s', (_name, variant, options) => {
  for (let seed = 0; seed < 3; seed++)
    for (const position of onTheWay(dealt(variant, options, seed)!, seed, 3)) {
      const truth = position.status() === 'playing' ? exhaustive(position, 3000) : undefined;
      if (truth === undefined) continue;
      const traits = Traits.of(position);
      const searched = [undefined, new Random(1), new Random(2)].map((random) => {
        const path = pathFrom(position, traits, { distrustsSafeMoves: false, readsFoundations: false });
        if (path.status() === 'won') return 'solved';
        const search = new DepthFirst(path, traits, { bytes: 2 ** 22, random });
        const outcome = search.run(Infinity);
        if (outcome !== 'solved') return `${outcome} after ${search.positions}`;
        const again = new Table(variant, position.options, position);
        for (const move of path.movesOf(search.line)) again.play(move);
        expect(again.status()).toBe('won');
        return outcome;
      });
      expect(new Set(searched).size, `seed ${seed}, after ${position.depth}: ${searched.join(', ')}`).toBe(1);
      expect(searched[0] === 'solved').toBe(truth);
    }
});
