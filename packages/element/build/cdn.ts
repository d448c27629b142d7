/**
 * Builds the files for script tags: `patience-game.cdn.js`, which is a whole table, and beside it one file for each part that is
 * loaded later. The bundler puts what these share into the first file, so nothing is in two files.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licences } from '@patience/tooling/licences';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { minify as minifyFirst } from 'rolldown/utils';
import { minify } from 'terser';
import { GUEST_SCRIPT, guestModule } from './guest-script.js';
import { minifiedStyles, resolve } from './sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = 'patience-game.cdn.js';

/** Parts that are loaded later: the end of the source's path, and the name of the file. */
const PARTS: readonly (readonly [source: string, name: string])[] = [
  ['/src/lazy.ts', 'more'],
  ['/src/faces/pictures/index.ts', 'faces'],
  ['/src/sandbox/host.ts', 'sandbox'],
  ['/src/words/german.ts', 'de'],
];

/** Puts the script of the guest into the file of the sandbox. */
const sandbox: Plugin = { name: 'sandbox', load: { filter: { id: GUEST_SCRIPT }, handler: guestModule } };

/** Keeps German out of the first file: it is English until the file beside it has brought its words. */
const german: Plugin = {
  name: 'german',
  resolveId: {
    filter: { id: /^\.\/(de|fetch)\.js$/ },
    handler: (id, importer) =>
      importer && /(element|core)[\\/]src[\\/]words[\\/](index|built-in)\.ts$/.test(importer)
        ? join(dirname(importer), `lazy-${id.slice(2)}`)
        : undefined,
  },
  load: {
    filter: { id: /[\\/]lazy-(de|fetch)\.js$/ },
    handler: (id) =>
      id.endsWith('fetch.js')
        ? `export const fetchGerman = () => import('./german.js');`
        : `import { en } from './en.js'; export const de = /* @__PURE__ */ Object.create(en);`,
  },
};

/** `import { a as b } from './patience-game.cdn.js';` */
const SHARED = /import \{([^}]*)\} from ["']\.\/patience-game\.cdn\.js["'];/;
/** The exports of the first file. The first one is the element, which is public. */
const EXPORTS = /export \{([^}]*)\};/;

/** The names of an import or export list. */
const pairs = (list: string): [from: string, to: string][] =>
  list
    .split(',')
    .map((pair) => pair.trim().split(' as '))
    .filter(([name]) => name)
    .map((pair) => [pair[0]!, pair.at(-1)!]);

/**
 * Lets the later files take what they share from the first file that runs, not from its address. Pages load that file under other
 * addresses too: WordPress adds `?ver=6.8`, and some CDN redirect to the newest version. An import of its plain address would load
 * and run it a second time. The name of the shared object has the digest of the first file, so files of two builds never mix.
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
      const ours = all.filter(([, to]) => to !== 'PatienceGame').map(([from, to]) => `${to}: ${from}`);
      const element = all.find(([, to]) => to === 'PatienceGame')![0];
      return [chunk, chunk.code.replace(EXPORTS, () => `export { ${element} as PatienceGame };${shared} = {${ours.join(', ')}};`)];
    }),
  );
}

const bundle = await rolldown({
  cwd: root,
  input: { 'patience-game.cdn': 'src/define.ts' },
  platform: 'browser',
  // The first file may export more than its module does: what the later files share with it.
  preserveEntrySignatures: 'allow-extension',
  resolve,
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  plugins: [minifiedStyles, german, sandbox],
});
const { output } = await bundle.generate({
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: ({ facadeModuleId, name }) => {
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
    compress: { passes: 4, unsafe: true, unsafe_arrows: true, keep_fargs: false },
    format: { comments: false, preamble: '/*! Patience, MIT; with Lit, © Google LLC, BSD-3-Clause: third-party.md */' },
    sourceMap: { content: JSON.stringify(first.map), url: `${fileName}.map` },
  });
  await writeFile(join(dist, fileName), small!);
  await writeFile(join(dist, `${fileName}.map`), smallMap as string);
}
await writeFile(join(dist, 'third-party.md'), licences(chunks.flatMap(({ moduleIds }) => moduleIds)));
await bundle.close();
