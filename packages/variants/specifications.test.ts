/**
 * Tests every patience whose rules are data by its `tests.json`: the laws of the contract, recorded games, numbers of positions, single
 * positions with legal and refused moves, and random games against a second reading of the data.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import type { Variant } from '../core/src/index.js';
import { installedVariants } from '../core/src/registry/installed.js';
import { conformance, isData, secondReading, type Specification } from '../core/src/testing/index.js';

for (const { folder, source } of installedVariants(import.meta.dirname)) {
  const file = join(folder, 'src/tests.json');
  // A patience with functions, or of several versions, has a test file of its own.
  if (!existsSync(file)) continue;
  const { default: variant } = (await import(source!)) as { default: Variant };
  if (!isData(variant)) continue;
  const tests = JSON.parse(readFileSync(file, 'utf8')) as Specification;
  conformance(variant, { describe, test, games: 3, moves: 50, tests, model: (options, notes) => secondReading(variant, options, notes) });
}
