/**
 * Tries mutants that the parent process names, one after another, in one Vitest. The parent ends this process when a mutant never ends.
 * Messages in: the file and text of a mutant. Messages out: the group of tests that begins; at the end, the test that failed, if any, and
 * milliseconds by test.
 */
import { relative } from 'node:path';
import { defaultServerConditions } from 'vite';
import { createVitest } from 'vitest/node';
import { root } from '../workspace.js';

/** @typedef {{ file: string, code?: string, groups: string[][] }} Trial code: absent for the file as it is; groups: test files, run group by group until one notices */

/** @type {{ file: string, code: string } | undefined} */
let changed;

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    include: ['packages/core/src/**/*.test.ts'],
    watch: false,
    bail: 1,
    isolate: false,
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
    testTimeout: 60_000,
  },
  {
    resolve: { conditions: ['@patience/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@patience/source', ...defaultServerConditions] } },
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (changed && id.split('?')[0] === changed.file ? changed.code : null),
      },
    ],
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

process.on('message', async (/** @type {Trial} */ { file, code, groups }) => {
  if (changed) vitest.invalidateFile(changed.file);
  changed = code === undefined ? undefined : { file, code };
  if (changed) vitest.invalidateFile(file);
  /** @type {string | undefined} */
  let noticed;
  /** @type {Record<string, number>} */
  const spent = {};
  for (const [i, group] of groups.entries()) {
    process.send?.({ group: i });
    const wanted = specifications.filter(({ moduleId }) => group.includes(relative(root, moduleId)));
    wanted.sort((a, b) => group.indexOf(relative(root, a.moduleId)) - group.indexOf(relative(root, b.moduleId)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    if (unhandledErrors.length > 0) noticed = `unhandled: ${String(/** @type {Error} */ (unhandledErrors[0]).message)}`;
    for (const module of testModules.filter(({ relativeModuleId }) => group.includes(relativeModuleId))) {
      spent[relative(root, module.moduleId)] = module.diagnostic().duration;
      if (module.errors().length > 0) noticed ??= `${module.relativeModuleId}: ${module.errors()[0]?.message ?? ''}`;
      for (const test of module.children.allTests('failed')) noticed ??= `${module.relativeModuleId} > ${test.fullName}`;
    }
    if (noticed !== undefined) break;
  }
  process.send?.({ done: true, noticed, spent });
});
process.send?.({ ready: true });
process.on('disconnect', () => process.exit());
