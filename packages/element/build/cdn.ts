/**
 * Builds the files for script tags: `patience-game.cdn.js`, which is a whole table, and one file for each part that is loaded later. The
 * bundler puts shared code into the first file, so no code is in two files.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { german } from '@patience/core/search';
import { licences } from '@patience/tooling/licences';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { minify as minifyFirst } from 'rolldown/utils';
import { minify } from 'terser';
import { GUEST_SCRIPT, guestModule } from './guest-script.js';
import { de as advice } from '../src/advice/de.js';
import { de as deck } from '../src/faces/pictures/de.js';
import { de as byOthers } from '../src/sandbox/de.js';
import { de as table } from '../src/words/de.js';
import { de as dialogs } from '../src/words/lazy/de.js';
import { minifiedStyles, resolve } from './sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = 'patience-game.cdn.js';

/** Parts that are loaded later: the end of the source's path, and the name of the file. */
const PARTS: readonly (readonly [source: string, name: string])[] = [
  ['/src/lazy.ts', 'more'],
  ['/src/data/functions-of.ts', 'data'],
  ['/src/faces/pictures/index.ts', 'faces'],
  ['/src/sandbox/host.ts', 'sandbox'],
  ['/src/recipe/read-recipe.ts', 'recipe'],
  ['/src/recipe/write-rules.ts', 'rules'],
];

/** Puts the script of the guest into the file of the sandbox. */
const sandbox: Plugin = { name: 'sandbox', load: { filter: { id: GUEST_SCRIPT }, handler: guestModule } };

/**
 * The languages in files beside the first one: those that the library brings, and those of the workspace's language packages. Each
 * file is data: what a table says, and what the patiences say that do not bring the language.
 */
const packaged = installedLanguages(root).map((language) => [language.tag, readLanguage(language)] as const);
const languages = new Map<string, Language>([['de', { core: german, table, dialogs, advice, sandbox: byOthers, deck }], ...packaged]);
const PARTS_OF_TABLE = ['core', 'table', 'dialogs', 'advice', 'sandbox', 'deck', 'describe'];

function languageFile(all: Language): string {
  const parts: Record<string, unknown> = Object.fromEntries(PARTS_OF_TABLE.flatMap((part) => (all[part] ? [[part, all[part]]] : [])));
  // Leave out summaries, which only the site shows.
  const games = Object.entries(all.games ?? {}).map(([id, { summary: _, ...said }]) => [id, said] as const);
  return `export default ${JSON.stringify({ ...parts, ...(games.length > 0 && { games: Object.fromEntries(games) }) })};\n`;
}

const nothing = 'export const builtIn = {};';

/** Loads the interpreter of data together with the first patience instead of with the first file. */
const dataBesideEntry: Plugin = {
  name: 'data-beside',
  load: {
    filter: { id: /[\\/]core[\\/]src[\\/]data[\\/]interpreter\.ts$/ },
    handler: () => `let functionsOf;
      export const interpreter = () => functionsOf;
      export const interpreterLoaded = async () => { functionsOf ??= (await import('./functions-of.js')).functionsOf; };`,
  },
};

/** Modules of core that are loaded in full after the first deal, each with the module that replaces it until then. */
const LATE = /[\\/]core[\\/]src[\\/](?:game[\\/]check-variant|moves[\\/]refusal|table[\\/]check-piles|words[\\/](?:en-reasons|say))\.ts$/;
const FIRST_CORE = join(root, 'build', 'first-core.ts');
const LATE_CORE = join(root, 'build', 'late-core.ts');

/** Replaces modules of core that a first deal does not need in the first file. */
const firstCore: Plugin = {
  name: 'first-core',
  async resolveId(source, importer, options) {
    if (!importer || importer === LATE_CORE || !/^\.\.?\//.test(source)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved || !LATE.test(resolved.id)) return resolved;
    return join(root, 'build', resolved.id.endsWith('en-reasons.ts') ? 'first-reasons.ts' : 'first-core.ts');
  },
};

/** Keeps every language but English out of the files, and tells the first one how to load them. */
const besideEntry: Plugin = {
  name: 'languages-beside',
  load: {
    filter: { id: /[\\/]built-in\.ts$/ },
    handler(id) {
      const path = id.replaceAll('\\', '/');
      if (path.endsWith('/words/lazy/built-in.ts'))
        return `import { addLateCore } from ${JSON.stringify(FIRST_CORE)};
          import { lateCore } from ${JSON.stringify(LATE_CORE)};
          addLateCore(lateCore);
          export const builtIn = { en: { core: { reasons: lateCore.reasons } } };`;
      if (!path.endsWith('/element/src/words/built-in.ts')) return nothing;
      return `import { registerLanguage } from '@patience/core';
        for (const tag of ${JSON.stringify([...languages.keys()])})
          registerLanguage(tag, async () => (await import(new URL(\`./patience-game.\${tag}.js\`, import.meta.url).href)).default);
        ${nothing}`;
    },
  },
};

/** `import { a as b } from './patience-game.cdn.js';` */
const SHARED = /import \{([^}]*)\} from ["']\.\/patience-game\.cdn\.js["'];/;
/** The public exports of the first file. */
const PUBLIC = ['PatienceGame', 'registerLanguage'];
/** The export list of the first file. */
const EXPORTS = /export \{([^}]*)\};/;

/** Returns the names of an import or export list. */
const pairs = (list: string): [from: string, to: string][] =>
  list
    .split(',')
    .map((pair) => pair.trim().split(' as '))
    .filter(([name]) => name)
    .map((pair) => [pair[0]!, pair.at(-1)!]);

/**
 * Lets the later files import shared code from the first file that runs, not from its address. Pages load that file under other addresses
 * too: WordPress adds `?ver=6.8`, and some CDNs redirect to the newest version. An import of its plain address would load and run it a
 * second time. The name of the shared object has the digest of the first file, so files of two builds never mix.
 */
function shareByDigest(chunks: readonly OutputChunk[]): Map<OutputChunk, string> {
  const entry = chunks.find(({ fileName }) => fileName === ENTRY)!;
  const shared = `globalThis[Symbol.for("patience-game ${createHash('sha256').update(entry.code).digest('base64url').slice(0, 8)}")]`;
  return new Map(
    chunks.map((chunk) => {
      if (chunk !== entry) {
        const code = chunk.code.replace(SHARED, (_, list: string) => {
          const names = pairs(list).map(([from, to]) => (from === to ? from : `${from}: ${to}`));
          return `const {${names.join(', ')}} = ${shared} ?? (() => { throw new Error("${chunk.fileName} is from another build than ${ENTRY}"); })();`;
        });
        if (chunk.imports.length > 0 && code === chunk.code) throw new Error(`${chunk.fileName}: its import of ${ENTRY} was not found.`);
        return [chunk, code];
      }
      const all = pairs(EXPORTS.exec(chunk.code)![1]!);
      const ours = all.filter(([, to]) => !PUBLIC.includes(to)).map(([from, to]) => `${to}: ${from}`);
      const open = all.filter(([, to]) => PUBLIC.includes(to)).map(([from, to]) => `${from} as ${to}`);
      return [chunk, chunk.code.replace(EXPORTS, () => `export { ${open.join(', ')} };${shared} = {${ours.join(', ')}};`)];
    }),
  );
}

const bundle = await rolldown({
  cwd: root,
  input: { 'patience-game.cdn': 'src/define.ts' },
  platform: 'browser',
  // The first file also exports the code that it shares with the later files.
  preserveEntrySignatures: 'allow-extension',
  resolve,
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  plugins: [minifiedStyles, firstCore, dataBesideEntry, besideEntry, sandbox],
});
const { output } = await bundle.generate({
  format: 'esm',
  sourcemap: true,
  // Keep the first file and its static imports together: the bundler would put code that many parts share into files of its own. Small
  // modules that parts share are included too.
  codeSplitting: {
    groups: [
      {
        name: 'patience-game.cdn',
        test: /[\\/]element[\\/]src[\\/]define\.ts$|[\\/]core[\\/]src[\\/].*[\\/](?:each-value|row-names|usual)\.ts$/,
      },
    ],
  },
  entryFileNames: '[name].js',
  chunkFileNames: ({ facadeModuleId, name }) => {
    // This is the group of the first file.
    if (`${name}.js` === ENTRY) return ENTRY;
    const part = PARTS.find(([source]) => facadeModuleId?.replaceAll('\\', '/').endsWith(source));
    if (!part) throw new Error(`The chunk ${name} has no file name: add it to PARTS.`);
    return `patience-game.${part[1]}.js`;
  },
});
const chunks = output.filter((one) => one.type === 'chunk');
const dist = join(root, 'dist');
await mkdir(dist, { recursive: true });
for (const [{ fileName, map }, code] of shareByDigest(chunks)) {
  // Both minifiers together make it a kilobyte smaller than either.
  const first = await minifyFirst(fileName, code, { module: true, codegen: true, sourcemap: true, inputMap: map! });
  const { code: small, map: smallMap } = await minify(first.code, {
    module: true,
    ecma: 2020,
    // No module reads a property only for an effect of its getter.
    compress: { passes: 4, unsafe: true, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
    format: { comments: false, preamble: '/*! MIT; Lit © Google LLC, BSD-3-Clause: third-party.md */' },
    sourceMap: { content: JSON.stringify(first.map), url: `${fileName}.map` },
  });
  await writeFile(join(dist, fileName), small!);
  await writeFile(join(dist, `${fileName}.map`), smallMap as string);
}
for (const [tag, all] of languages) await writeFile(join(dist, `patience-game.${tag}.js`), languageFile(all));
await writeFile(join(dist, 'third-party.md'), licences(chunks.flatMap(({ moduleIds }) => moduleIds)));
await bundle.close();
