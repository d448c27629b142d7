/** Orders test files so that two workers finish at the same time: the longest files first, independent of earlier runs. */
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** Files that take a worker half a minute or more, the longest first. Vitest orders the others, by size if it knows nothing else. */
export const LONGEST = [
  'packages/create-patience-variant/e2e/outside.test.ts',
  'packages/element/e2e/games.test.ts',
  'packages/element/e2e/picture.test.ts',
  'apps/web/e2e/hostile-table.test.ts',
  'apps/web/e2e/keeping.test.ts',
  'apps/web/e2e/storage.test.ts',
  'packages/fleet/e2e/fleet.test.ts',
  'apps/web/e2e/everywhere.test.ts',
  'packages/element/e2e/access.test.ts',
  'apps/web/e2e/stillness.test.ts',
  'packages/element/e2e/advice.test.ts',
  'packages/cli/e2e/installed.test.ts',
  'apps/web/e2e/solver.test.ts',
  'packages/create-patience-variant/src/write.test.ts',
  'packages/solver/src/soundness.test.ts',
  'packages/solver/src/search.test.ts',
  'packages/solver/src/reductions/run-equivalence.test.ts',
  'packages/solver/src/bounds/waste-bound.test.ts',
];

/** Returns the test files with the longest ones first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   * @returns {Promise<TestSpecification[]>}
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return LONGEST.flatMap((path) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${path}`))).concat(
      sorted.filter(({ moduleId }) => !LONGEST.some((path) => moduleId.endsWith(`/${path}`))),
    );
  }
}
