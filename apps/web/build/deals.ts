import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lastWords, Results } from '@patience/atlas/count';
import { allOptions, startOptions, type Options, type Variant } from '@patience/core';
import { dealKey } from '../src/address/deal.js';
import { REMEMBERED, type KnownDeals } from '../src/store/known-deals.js';

/** Number of winnable deals written into the document of a table: enough for a visitor's first games, in about a hundred bytes. */
const IN_DOCUMENT = 24;

const results = new Results(join(dirname(createRequire(import.meta.url).resolve('@patience/atlas/atlas.json')), 'data'));

/** Path of the file with the winnable deals of a variant, from the root of the site. */
export const dealsOf = (variant: string): string => `deals/${variant}.json`;

/** Returns the deals of a variant for which the atlas holds a solution: up to 200 for each rule set that was counted. */
export const winnableDeals = (variant: Variant): KnownDeals =>
  Object.fromEntries(
    allOptions(variant)
      .map(
        (options) =>
          [dealKey({ variant: variant.id, rules: variant.rules, options, seed: '' }), solved(variant, options, REMEMBERED)] as const,
      )
      .filter(([, seeds]) => seeds.length > 0),
  );

/** Returns some winnable deals of a variant under the options of a first visit. */
export const firstDeals = (variant: Variant): readonly number[] => solved(variant, startOptions(variant), IN_DOCUMENT);

/** Returns up to `most` seeds of solved deals, spread evenly over the deals that were counted. */
function solved(variant: Variant, options: Options, most: number): readonly number[] {
  const seeds = lastWords(results.read([variant.id, ...Object.values(options)].join(' ')), variant.rules)
    .filter(({ verdict }) => verdict === 'solved')
    .map(({ seed }) => seed);
  const step = Math.max(1, seeds.length / most);
  return Array.from({ length: Math.min(most, seeds.length) }, (_, i) => seeds[Math.floor(i * step)]!);
}
