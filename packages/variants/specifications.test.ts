/**
 * Tests every patience whose rules are data by its `tests.json`: the laws of the contract, recorded games, numbers of positions, single
 * positions with legal and refused moves, and random games against a second reading of the data.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import type { Variant } from '../core/src/index.js';
import { conformance, secondReading, type Specification } from '../core/src/testing/index.js';
import { isData, patienceReader } from '../tooling/src/data-patience.js';
import { variants } from '../tooling/src/workspace.js';

const read = await patienceReader();
for (const { dir } of variants().filter(isData)) {
  const variant = (await read(dir)) as unknown as Variant;
  const tests = JSON.parse(readFileSync(join(dir, 'src/tests.json'), 'utf8')) as Specification;
  conformance(variant, { describe, test, games: 3, moves: 50, tests, model: (options, notes) => secondReading(variant, options, notes) });
}
