import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkNeighbours, home, openWorkspace, type Workspace } from './workspace.js';

const workspace: Workspace = {
  root: '/repo',
  packages: [
    { name: '@patience/pair', path: 'packages/variants/pairs/pair', ids: ['pair-1', 'pair-2'], names: ['Paare', 'Pairs'] },
    { name: '@patience/core', path: 'packages/core', ids: [] },
  ],
};

test('checkNeighbours refuses an id or a name that a patience of the repository has', () => {
  const check = (given: Parameters<typeof checkNeighbours>[1]) => (): void => checkNeighbours(workspace, given);
  expect(check({ id: 'pair-1' })).toThrow('The id pair-1 is taken: @patience/pair in packages/variants/pairs/pair has it. Choose another.');
  expect(check({ id: 'pair' })).toThrow('The package @patience/pair exists already, in packages/variants/pairs/pair.');
  expect(check({ id: 'new', package: '@patience/core' })).toThrow('The package @patience/core exists already, in packages/core.');
  for (const given of [{ en: 'pairs' }, { id: 'new', de: 'Paare' }])
    expect(check(given)).toThrow(
      /^“(pairs|Paare)” is already the name of the patience of @patience\/pair in packages\/variants\/pairs\/pair\./,
    );
  for (const given of [{}, { id: 'new' }, { en: 'Pair', de: 'Paar' }, { id: 'pair', package: '@patience/other' }])
    expect(check(given)).not.toThrow();
});

test('checkNeighbours refuses a folder outside of packages/variants/<family>', () => {
  expect(() => checkNeighbours(workspace, { into: home(workspace, 'open-columns', 'other') })).not.toThrow();
  for (const into of [
    '/elsewhere/new',
    '/repo/packages/new',
    '/repo/packages/variants',
    '/repo/packages/variants/a',
    '/repo/packages/variants/a/b/c',
  ])
    expect(() => checkNeighbours(workspace, { into })).toThrow(`${into} is not in a family folder of packages/variants`);
});

test('openWorkspace finds the repository with the ids and names of its patiences', async () => {
  const { root, packages } = await openWorkspace();
  expect(packages.find(({ name }) => name === 'create-patience-variant')).toEqual({
    name: 'create-patience-variant',
    path: 'packages/create-patience-variant',
    ids: [],
    names: [],
  });
  const variants = packages.filter(({ path }) => path.startsWith('packages/variants/'));
  expect(variants.length).toBeGreaterThan(0);
  for (const { name, ids, names } of variants) expect([name, ids, names]).not.toContainEqual([]);
  expect(import.meta.filename.startsWith(join(root, 'packages'))).toBe(true);
});
