import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The folders and files of the element from the lowest layer to the highest. A module imports from its own layer and from lower
 * ones, types and lazy imports included: input → controllers → game → view.
 */
const LAYERS: readonly (readonly string[])[] = [
  [
    'words/',
    'advice/words.ts',
    'advice/en.ts',
    'advice/de.ts',
    'advice/built-in.ts',
    'faces/',
    'styles/',
    'sandbox/',
    'events.ts',
    'ending.ts',
    'result.ts',
    'snapshot.ts',
    'menu-item.ts',
    'game-request.ts',
  ],
  ['adviser.ts', 'settings.ts', 'props.ts'],
  ['layout/'],
  ['table/'],
  ['announcements/'],
  ['view/'],
  ['motion/', 'sounds/'],
  ['recipe/'],
  ['game/'],
  ['hints/'],
  ['sandbox/host.ts', 'sandbox/deal.ts'],
  ['controllers/'],
  ['dialogs/', 'input/'],
  ['lazy.ts'],
  ['lazy-loader.ts'],
  ['game-template.ts', 'equip.ts'],
  ['patience-game.ts'],
  ['registration.ts', 'words/register.ts', 'drawing.ts'],
  ['index.ts'],
  ['define.ts', 'react.ts', 'vue.ts', 'svelte.ts', 'advice/'],
  ['sandbox/guest.ts'],
  ['sandbox/guest-main.ts'],
];

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'));

/** Returns the layer of a module. The longest matching path counts. */
function layerOf(module: string): number {
  const names = LAYERS.flat().filter((name) => (name.endsWith('/') ? module.startsWith(name) : module === name));
  const name = names.sort((a, b) => b.length - a.length)[0];
  return LAYERS.findIndex((layer) => layer.some((one) => one === name));
}

test('each module belongs to a layer', () => {
  expect(modules.filter((module) => layerOf(module) < 0)).toEqual([]);
});

test('no module imports from a higher layer', () => {
  const upward = modules.flatMap((module) => {
    const text = readFileSync(join(import.meta.dirname, module), 'utf8');
    return [...text.matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
      .map(([, path = '']) =>
        relative(import.meta.dirname, join(import.meta.dirname, dirname(module), path))
          .replaceAll('\\', '/')
          .replace(/\.js$/, '.ts'),
      )
      .filter((imported) => layerOf(imported) > layerOf(module))
      .map((imported) => `${module} → ${imported}`);
  });
  expect(upward).toEqual([]);
});
