/** The order of test files in which two workers end together: the longest first, whatever this machine remembers of earlier runs. */
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** Files that alone take a worker for half a minute or more, the longest first. Vitest orders the others, by size where it knows no more. */
export const LONGEST = [
  'packages/create-patience-variant/e2e/outside.test.ts',
  'packages/element/e2e/games.test.ts',
  'packages/element/e2e/picture.test.ts',
  'apps/web/e2e/hostile.test.ts',
  'apps/web/e2e/keeping.test.ts',
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

/** Begins with the test files that take longest, so that none of them is left alone at the end. */
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
