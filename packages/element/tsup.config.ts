import { readFile } from 'node:fs/promises';
import { cdn, library } from '@patience/tooling/tsup';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform, type Plugin } from 'esbuild';
import { minify, type MinifyOptions } from 'terser';

/** Style sheets without the blanks that are there for people. */
const styles: Plugin = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]styles[\\/]\w+\.ts$/ }, async ({ path }) => {
      const [before = '', sheet = '', after = ''] = (await readFile(path, 'utf8')).split('`');
      const { code } = await transform(sheet, { loader: 'css', minify: true, target: 'es2022', charset: 'utf8' });
      return { contents: `${before}\`${code.trim().replaceAll('\\', '\\\\')}\`${after}`, loader: 'ts' };
    });
  },
};

/** Smaller by a kilobyte than what the bundler does by itself. */
const terserOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
  format: { comments: false, preamble: '/*! Patience, MIT; with Lit, © Google LLC, BSD-3-Clause: third-party.md */' },
} as const satisfies MinifyOptions;

/** The script of a cell: everything of the element in one. */
async function cellScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { runCell } from './inside.js'; void runCell();",
      resolveDir: fileURLToPath(new URL('src/cell', import.meta.url)),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['@patience/source'],
    plugins: [styles],
    legalComments: 'none',
  });
  const { code } = await minify(outputFiles[0]!.text, { ...terserOptions, format: { comments: false } });
  return code!;
}

/** Both builds have the same. */
let script: Promise<string> | undefined;

/** The script of a cell is a text in the file of the cell. */
const cell: Plugin = {
  name: 'cell',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]cell[\\/]text\.ts$/ }, async () => ({
      contents: `export const cellText = () => ${JSON.stringify(await (script ??= cellScript()))};`,
      loader: 'js',
    }));
  },
};

/** What is loaded later are files beside the one for script tags. */
const beside: Plugin = {
  name: 'beside',
  setup({ onResolve }) {
    for (const [filter, name] of [
      [/[\\/]deferred[\\/]index\.js$/, 'more'],
      [/[\\/]pictures[\\/]index\.js$/, 'faces'],
      [/[\\/]cell[\\/]enter\.js$/, 'cell'],
    ] as const)
      onResolve({ filter }, ({ kind }) => (kind === 'dynamic-import' ? { path: `./patience-game.${name}.js`, external: true } : undefined));
  },
};

/** German is English until the file beside this one has brought its words. */
const german: Plugin = {
  name: 'german',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(de|fetch)\.js$/ }, ({ path, importer, resolveDir }) =>
      /(element|core)[\\/]src[\\/]words[\\/]index\.ts$/.test(importer) ? { path: join(resolveDir, path), namespace: 'german' } : undefined,
    );
    onResolve({ filter: /patience-game\.de\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /de\.js$/, namespace: 'german' }, ({ path }) => ({
      contents: "import { en } from './en.js'; export const de = /* @__PURE__ */ Object.create(en);",
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /fetch\.js$/, namespace: 'german' }, () => ({
      contents: "export const fetchGerman = () => import('./patience-game.de.js');",
    }));
  },
};

export default [
  library(
    {
      index: 'src/index.ts',
      define: 'src/define.ts',
      advice: 'src/advice/index.ts',
      drawing: 'src/drawing.ts',
      sounds: 'src/sounds.ts',
      react: 'src/react.ts',
      vue: 'src/vue.ts',
      svelte: 'src/svelte.ts',
      cell: 'src/cell/index.ts',
      inside: 'src/cell/inside.ts',
    },
    { esbuildPlugins: [cell] },
  ),
  cdn(
    {
      'patience-game.cdn': 'src/define.ts',
      'patience-game.de': 'src/words/german.ts',
      'patience-game.more': 'src/deferred/index.ts',
      'patience-game.faces': 'src/faces/pictures/index.ts',
      'patience-game.cell': 'src/cell/enter.ts',
    },
    { esbuildPlugins: [styles, beside, german, cell], minify: 'terser', terserOptions },
  ),
];
