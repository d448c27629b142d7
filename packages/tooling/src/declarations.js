/**
 * Copies the declarations of each package's exports into its `dist`, with all modules that these import. `tsc` writes those of all sources
 * in two programs: one for each of a hundred packages (`tsc -b`, tsup's `dts`) takes four times as long.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isData, patienceReader, typesOf } from './data-patience.js';
import { cache, entriesOf, isVariant, packages, PUBLISHED } from './workspace.js';

const read = await patienceReader();
for (const one of packages())
  if (isVariant(one) && isData(one)) await declareData(one);
  else if (isVariant(one) || JSON.stringify(one.manifest['exports'] ?? {}).includes('"types"')) declare(one);

/** @param {import('./workspace.js').Package} one */
function declare(one) {
  const dist = join(one.dir, ...(isVariant(one) ? [PUBLISHED, 'dist'] : ['dist']));
  mkdirSync(dist, { recursive: true });
  for (const old of readdirSync(dist, { recursive: true, encoding: 'utf8' })) if (old.endsWith('.d.ts')) rmSync(join(dist, old));
  const entries = Object.entries(entriesOf(one)).map(([name, source]) => ({ name, module: source.replace(/^src\/|\.ts$/g, '') }));
  /** Texts of declarations by module. @type {Map<string, string>} */
  const texts = new Map();
  const wanted = new Set(entries.map(({ module }) => module).filter(Boolean));
  for (const module of wanted) {
    const text = readFileSync(join(cache, 'types', one.path, 'src', `${module}.d.ts`), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g))
      wanted.add(posix.join(posix.dirname(module), path));
    texts.set(module, text);
    write(join(dist, `${module}.d.ts`), text);
  }
  for (const { name, module } of entries.filter(({ name, module }) => name !== module)) {
    const rest = texts.get(module)?.includes('export default ') ? `export { default } from './${module}.js';\n` : '';
    write(join(dist, `${name}.d.ts`), module === '' ? 'export {};\n' : `export * from './${module}.js';\n${rest}`);
  }
}

/** Writes the declarations of a patience whose rules are data. @param {import('./workspace.js').Package} one */
async function declareData(one) {
  const dist = join(one.dir, PUBLISHED, 'dist');
  write(join(dist, 'index.d.ts'), typesOf(await read(one.dir)));
  write(join(dist, 'register.d.ts'), 'export {};\n');
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
