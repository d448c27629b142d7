import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildVariants } from './build-variants.js';
import config from './vitest.js';
import { root, variants } from './workspace.js';

test('buildVariants builds a variant by the name of its package, and nothing for an unknown name', async () => {
  const [one] = variants();
  expect((await buildVariants([one!.short])).map(({ path }) => path)).toEqual([one!.path]);
  expect(await buildVariants(['no-such-variant'])).toEqual([]);
});

test('the command that the conformance kit names in this repository is one of its scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const projects = (config as { test: { projects: { test: { name: string; env?: Record<string, string> } }[] } }).test.projects;
  const [program, script] = projects.find(({ test: { name } }) => name === 'variants')!.test.env!['PATIENCE_COMMAND']!.split(' ');
  expect([program, Object.keys(scripts).includes(script!)]).toEqual(['pnpm', true]);
});
