import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Files that may name patiences: the guide of the gallery, which leaves out what is not installed, rule sets of Solvitaire, which have its
 * names, the workshop and its story, which edit a field of recipes that has the name of a patience, and the script that follows the guide
 * for authors, where a new package has such a name.
 */
const MAY_NAME =
  /apps.web.build.guide.|apps.workshop.src.|apps.web.engines.workshop-story|create-patience-variant.(bench|e2e).guide|packages.recipe.src.solvitaire.|packages.cli.bench.solvitaire-published\.ts$/;

/** Yields the code and the manifests of a folder, without built and installed files. */
function* codeIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!/^(node_modules|dist|coverage|\..*)$/.test(entry.name) && path !== join(root, 'packages/variants')) yield* codeIn(path);
    } else if (/\.(ts|js|mjs|html|css)$|^package\.json$/.test(entry.name)) yield path;
  }
}

/** Returns the packages that a patience's manifest names beside core. */
const basesOf = (folder: string): string[] => {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { devDependencies?: object };
  return Object.keys(devDependencies).filter((name) => name !== '@patience/core');
};

// Code that names a patience would break when the folder of that patience is removed.
test('no code names a patience outside the folder of that patience', () => {
  const names = installedVariants(root).flatMap(({ id, package: name }) => [id, name]);
  expect(names.length).toBeGreaterThan(0);
  const named = new RegExp(`['"\`](${names.join('|')})(/[\\w.-]+)?['"\`]`);
  const files = ['packages', 'apps'].flatMap((folder) => [...codeIn(join(root, folder))]).filter((path) => !MAY_NAME.test(path));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((path) => {
    const match = named.exec(readFileSync(path, 'utf8'));
    return match ? [`${path.slice(root.length)}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});

test('no patience names another one, except the one that it extends, which its manifest names', () => {
  const variants = installedVariants(join(root, 'packages/variants'));
  const folders = [...new Set(variants.map(({ folder }) => folder))].filter((folder) => folder.startsWith(root));
  for (const folder of folders) {
    const bases = basesOf(folder);
    const others = variants
      .filter((variant) => variant.folder !== folder && !bases.includes(variant.package))
      .flatMap(({ id, package: name }) => [id, name]);
    const named = new RegExp(`['"\`](${others.join('|')})(/[\\w.-]+)?['"\`]`);
    for (const path of codeIn(folder)) expect(named.exec(readFileSync(path, 'utf8'))?.[0], path).toBeUndefined();
  }
});
