/**
 * Writes out patiences that extend another one when variants are built. A patience whose source says `extend(klondike, …)` becomes a module
 * with all its data. So a published patience does not change with the one that it extends, and does not contain its words.
 */
import { readFileSync } from 'node:fs';
import { importTs } from './import-ts.js';

/** Returns whether a source derives a patience from another one. Such a patience is called a twin. @param {string} source of a module */
export const isTwin = (source) => /^import \{[^}]*\bextend\b[^}]*\} from '@patience\/core';$/m.test(source);

/**
 * Returns a plugin of esbuild that replaces each source of a twin by the result of {@link writtenOut}.
 * @returns {import('esbuild').Plugin}
 */
export const twins = () => ({
  name: 'twins',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/][^\\/]+\.ts$/ }, async ({ path }) =>
      isTwin(readFileSync(path, 'utf8')) ? { contents: await writtenOut(path), loader: 'js' } : undefined,
    );
  },
});

/**
 * Returns a module that exports the same values as a source of plain data, each written out in full.
 * @param {string} file @returns {Promise<string>}
 * @throws Error that names a function in the data: a published patience could not keep it
 */
export async function writtenOut(file) {
  const { default: main, ...named } = await importTs(file);
  const written = Object.entries(named).map(([name, value]) => `export const ${name} = ${literal(value, `${file}: ${name}`)};`);
  const name = Object.keys(named).find((one) => named[one] === main);
  return [...written, `export default ${name ?? literal(main, `${file}: default`)};`, ''].join('\n');
}

/**
 * Returns the source text of a plain value. A patience gets a line for each field and each pile; esbuild keeps these lines.
 * @param {unknown} value
 * @param {string} where
 * @param {number} [depth] of the value in the patience
 * @returns {string}
 */
function literal(value, where, depth = 0) {
  if (Array.isArray(value)) return `[${value.map((one, i) => literal(one, `${where}[${i}]`, depth + 1)).join(', ')}]`;
  if (typeof value === 'string' && value.includes('\n')) return `\`${value.replace(/[`\\]|\$\{/g, '\\$&')}\``;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, one]) => `${nameOf(key)}: ${literal(one, `${where}.${key}`, depth + 1)}`);
    return depth < 2 ? `{\n${fields.join(',\n')}\n}` : `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'function')
    throw new Error(`${where} is a function. A patience that extends another one must be plain data, so that its build can write it out.`);
  return JSON.stringify(value);
}

/** @param {string} key of an object */
const nameOf = (key) => (/^[a-zA-Z]\w*$/.test(key) ? key : JSON.stringify(key));
