import { conformance } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import manifest from '../package.alone.json' with { type: 'json' };
import myPatience from './index.js';

conformance(myPatience, { describe, test });

test('package.json has the id and the names of the patience', () => {
  expect(Object.keys(manifest.patience.variants)).toEqual([myPatience.id]);
  for (const { module, names } of Object.values(manifest.patience.variants)) {
    expect(module).toBe('./dist/index.js');
    expect(names).toEqual(Object.fromEntries(Object.entries(myPatience.strings).map(([language, { name }]) => [language, name])));
  }
});
