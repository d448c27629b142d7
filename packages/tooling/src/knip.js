/** Unused files, exports and dependencies. A hint that something here is stale is an error too. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './workspace.js';

/** What nothing imports although it is used: programs that are run by name or by people. */
const entries = ['src/cli.ts', 'bench/*.ts'];

/** Run by name in this package. */
const programs = { '.': ['@arethetypeswrong/cli', 'turbo'] };

/** Here before the code that uses them. Delete each when it is used. @type {Record<string, string[]>} */
const awaited = {
  '.': ['@axe-core/playwright', 'axe-core', 'fast-check'],
  'packages/cli': ['@patience/core', '@patience/solver'],
  'packages/element': ['@patience/core'],
  'packages/solver': ['@patience/core'],
  'apps/web': ['@patience/core', '@patience/solver', 'idb', 'lighthouse', 'lit'],
};

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': { ignoreDependencies: [...programs['.'], ...(awaited['.'] ?? [])] },
    ...Object.fromEntries(
      packages().map(({ dir, path }) => [
        path,
        {
          entry: entries.filter((entry) => existsSync(join(dir, entry.replace('/*.ts', '')))),
          ignoreDependencies: awaited[path] ?? [],
        },
      ]),
    ),
  },
};
