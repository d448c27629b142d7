import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { npm } from './outside.js';

/** Runs a function while the package has a type error that no test would meet. */
export async function withMistake<T>(own: string, meanwhile: () => Promise<T>): Promise<T> {
  const rules = join(own, 'src/index.ts');
  const right = readFileSync(rules, 'utf8');
  writeFileSync(rules, `${right}\nexport const wrong: number = 'text';\n`);
  try {
    return await meanwhile();
  } finally {
    writeFileSync(rules, right);
  }
}

/** Follows the guide: the command line finds the new patience, wins a deal, and its tests use that game from then on. */
export async function keepWonGame(own: string, env: Readonly<Record<string, string>>): Promise<void> {
  const patience = (...args: string[]): Promise<string> => npm(['exec', '--', 'patience', ...args], own, { ...env, LANG: 'C' });
  expect(await patience('list')).toMatch(/^first-try +First Try/m);
  await patience('solve', 'first-try', '--seed', '7', '--time', '2m', '--save', 'src/fixtures/won.json');
  expect(await patience('replay', 'src/fixtures/won.json')).toMatch(/^won · /m);
  const tests = join(own, 'src/index.test.ts');
  const text = readFileSync(tests, 'utf8');
  writeFileSync(
    tests,
    `import won from './fixtures/won.json' with { type: 'json' };\n${text.replace('describe, test })', 'describe, test, fixtures: { won: [won] } })')}`,
  );
  // Run the tests without the compiler, which takes longer: the types were checked before.
  expect(await npm(['exec', '--', 'vitest', 'run'], own, env)).toMatch(/Tests\s+\d+ passed/);
}
