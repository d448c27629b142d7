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

/** Leaves out what a guest never needs: a sandbox of its own, and the search in its own thread, since its solver is a worker from the page. */
const guestOnly: Plugin = {
  name: 'guest-only',
  setup({ onLoad }) {
    const absent = (name: string): string => `export const ${name} = () => { throw new Error('Not in the guest of a sandbox.'); };`;
    onLoad({ filter: /solver[\\/]src[\\/]protocol[\\/]answer\.ts$/ }, () => ({ contents: absent('answer') }));
    onLoad({ filter: /sandbox[\\/]host\.ts$/ }, () => ({ contents: absent('openSandbox') + absent('fetchParts') }));
  },
};

/** Bundles the script of the guest: the whole element, the advice and the client of the solver. */
async function guestScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('src/sandbox/guest-main.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['@patience/source'],
    plugins: [styles, guestOnly],
    legalComments: 'none',
  });
  const { code } = await minify(outputFiles[0]!.text, { ...terserOptions, format: { comments: false } });
  return code!;
}

/** Both builds have the same. */
let script: Promise<string> | undefined;

/** Puts the script of the guest into the sandbox's file, as a text. */
const sandbox: Plugin = {
  name: 'sandbox',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]sandbox[\\/]guest-script\.ts$/ }, async () => ({
      contents: `export const guestScript = async () => ${JSON.stringify(await (script ??= guestScript()))};`,
      loader: 'js',
    }));
  },
};

/** What is loaded later are files beside the one for script tags. */
const beside: Plugin = {
  name: 'beside',
  setup({ onResolve }) {
    for (const [filter, name] of [
      [/[\\/]lazy\.js$/, 'more'],
      [/[\\/]pictures[\\/]index\.js$/, 'faces'],
      [/[\\/]sandbox[\\/]host\.js$/, 'sandbox'],
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
      sounds: 'src/sounds/sounds.ts',
      react: 'src/react.ts',
      vue: 'src/vue.ts',
      svelte: 'src/svelte.ts',
      sandbox: 'src/sandbox/index.ts',
      guest: 'src/sandbox/guest-main.ts',
    },
    { esbuildPlugins: [sandbox] },
  ),
  cdn(
    {
      'patience-game.cdn': 'src/define.ts',
      'patience-game.de': 'src/words/german.ts',
      'patience-game.more': 'src/lazy.ts',
      'patience-game.faces': 'src/faces/pictures/index.ts',
      'patience-game.sandbox': 'src/sandbox/host.ts',
    },
    { esbuildPlugins: [styles, beside, german, sandbox], minify: 'terser', terserOptions },
  ),
];
