/** Builds the files for script tags: `patience-game.cdn.js`, which loads a whole table, and a file for each part that is loaded later. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { german } from '@patience/core/internals';
import { licences } from '@patience/tooling/licences';
import { rolldown } from 'rolldown';
import { GUEST_SCRIPT, guestModule } from './guest-script.js';
import { de as advice } from '../src/advice/de.js';
import { de as deck } from '../src/faces/pictures/de.js';
import { de as byOthers } from '../src/sandbox/de.js';
import { de as table } from '../src/words/de.js';
import { de as dialogs } from '../src/words/features/de.js';
import { minifiedStyles, resolve } from './sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** Parts that are loaded later: the end of the source's path, and the name of the file. */
const PARTS: Readonly<Record<string, string>> = {
  '/features/index.ts': 'more',
  '/faces/pictures/index.ts': 'faces',
  '/sandbox/host.ts': 'sandbox',
  '/recipe/read-recipe.ts': 'recipe',
  '/recipe/write-rules.ts': 'rules',
};

/** German, which the library brings, and the languages of the workspace's language packages. */
const packaged = installedLanguages(root).map((language) => [language.tag, readLanguage(language)] as const);
const languages = new Map<string, Language>([['de', { core: german, table, dialogs, advice, sandbox: byOthers, deck }], ...packaged]);
/** The file for the patterns of cloths and backs, which two of these parts use. */
const SHARED = { name: 'patience-game.looks', test: /look-patterns/ };

const PARTS_OF_TABLE = ['core', 'table', 'dialogs', 'advice', 'sandbox', 'deck', 'describe'];

/** Returns the file of a language: what a table says, and what the patiences say that do not bring the language. */
function languageFile(all: Language): string {
  const parts: Record<string, unknown> = Object.fromEntries(PARTS_OF_TABLE.flatMap((part) => (all[part] ? [[part, all[part]]] : [])));
  // Leave out summaries, which only the site shows.
  const games = Object.entries(all.games ?? {}).map(([id, { summary: _, ...said }]) => [id, said] as const);
  return `export default ${JSON.stringify({ ...parts, ...(games.length > 0 && { games: Object.fromEntries(games) }) })};\n`;
}

const bundle = await rolldown({
  cwd: root,
  input: { 'patience-game.cdn': 'src/cdn.ts' },
  platform: 'browser',
  resolve,
  transform: { define: { PATIENCE_LANGUAGES: JSON.stringify([...languages.keys()]) } },
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  plugins: [minifiedStyles, { name: 'guest', load: { filter: { id: GUEST_SCRIPT }, handler: guestModule } }],
});
const { output } = await bundle.write({
  dir: dist,
  format: 'esm',
  minify: true,
  // Names stay, so that a file of another build fails instead of taking something else under its name.
  minifyInternalExports: false,
  sourcemap: true,
  banner: '/*! MIT; Lit © Google LLC, BSD-3-Clause: third-party.md */',
  // Later files import the table from a file of its own, since pages load the first one under other addresses too, such as `?ver=6.8`.
  codeSplitting: { groups: [{ name: 'patience-game.table', tags: ['$initial'] }, SHARED] },
  entryFileNames: '[name].js',
  chunkFileNames({ facadeModuleId, name }) {
    if (name.startsWith('patience-game.')) return `${name}.js`;
    const part = Object.entries(PARTS).find(([source]) => facadeModuleId?.replaceAll('\\', '/').endsWith(source));
    if (!part) throw new Error(`The chunk ${name} has no file name: add it to PARTS.`);
    return `patience-game.${part[1]}.js`;
  },
});
await bundle.close();
for (const [tag, all] of languages) await writeFile(join(dist, `patience-game.${tag}.js`), languageFile(all));
const sources = output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
await writeFile(join(dist, 'third-party.md'), licences(sources));
