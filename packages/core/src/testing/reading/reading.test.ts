import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { allOptions } from '../../game/options.js';
import { installedVariants } from '../../registry/installed.js';
import type { Variant } from '../../variant.js';
import { compare } from '../model.js';
import { chance } from '../plain-chance.js';
import { secondReading } from './index.js';

const installed = installedVariants(fileURLToPath(new URL('.', import.meta.url)));
const variants = await Promise.all(installed.map(async ({ source }) => ((await import(source!)) as { default: Variant }).default));

/** Returns whether all rules of a patience are data. Hints and words decide nothing. */
const isData = ({ strings: _, rank: __, ...rules }: Variant): boolean =>
  !JSON.stringify(rules, (_key, value: unknown) => (typeof value === 'function' ? 'FUNCTION' : value)).includes('FUNCTION');

describe.each(variants.filter(isData).map((variant) => [variant.id, variant] as const))('%s', (_id, variant) => {
  test.each(allOptions(variant))('a second reading of its data has the same positions, moves and ends: %o', (options) => {
    for (const seed of [1, 2]) {
      const request = { seed, options };
      compare(variant, secondReading(variant, options, chance(variant, request)), { ...request, choices: seed, moves: 80 });
    }
  });
});
