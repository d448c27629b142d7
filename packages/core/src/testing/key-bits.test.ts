import { describe, expect, test } from 'vitest';
import { allOptions } from '../game/options.js';
import { installedVariants } from '../registry/installed.js';
import type { Variant } from '../variant.js';
import { checkKeys } from './key-bits.js';
import { sample } from './sample.js';

/** Positions of each variant; the soak tests many more, with all options. */
const POSITIONS = 4;

const variants = await Promise.all(
  installedVariants(import.meta.dirname).map(
    async ({ source, module }) => ((await import(source ?? module)) as { readonly default: Variant }).default,
  ),
);

describe('position keys', () => {
  test.each(variants.map((variant) => [variant.id, variant] as const))(
    'a key has all that decides what may follow in %s',
    (_id, variant) => {
      const options = allOptions(variant);
      for (const some of new Set([options[0]!, options.at(-1)!])) checkKeys(variant, some, POSITIONS);
    },
  );

  test('a counter that decides something but is a record is reported', () => {
    const records = [...sample.records!, 'redeals'];
    expect(() => checkKeys({ ...sample, records }, { redeals: 2, cells: 'two' }, 2000)).toThrow(
      /the counter redeals of .+ changes what may follow, but not the key/,
    );
  });
});
