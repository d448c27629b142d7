import { conformance } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import manifest from '../package.alone.json' with { type: 'json' };
import myPatience from './index.js';

conformance(myPatience, { describe, test });

test('package.json announces it by its id and its names', () => {
  const { de, en } = myPatience.strings;
  expect(manifest.patience.variants).toEqual({ [myPatience.id]: { module: './dist/index.js', names: { de: de.name, en: en.name } } });
});
