/**
 * Patiences whose rules are data. Their sources are `rules.json`, `words.ts` and `tests.json`. What their users get is written from them without
 * a bundler: a module, the same as JSON, and types.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { importTs } from './import-ts.js';
import { readJson, root, variants } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */
/** @typedef {Record<string, unknown> & { id: string }} Rules */
/** The fields of a patience that the texts here are written from. @typedef {{ api: number, id: string, options: Record<string, readonly (string | number)[]>, strings: Record<string, { name: string, options?: Record<string, { name: string }> }> }} Patience */
/** The function of @patience/recipe. @typedef {(json: unknown, options: { recipes: Record<string, unknown> }) => { ok: true, value: { strings: object } } | { ok: false, mistakes: readonly unknown[] }} FromRecipe */

/** Path of the rules in a package whose rules are data; `exports` of its package.json names it. */
const RULES = './src/rules.json';

/** Returns whether the rules of a variant's package are data. @param {Pick<Package, 'manifest'>} one */
export const isData = ({ manifest }) => manifest['exports'] === RULES;

/** Returns the rules in a package's folder. @param {string} dir @returns {Rules} */
const rulesIn = (dir) => /** @type {Rules} */ (readJson(join(dir, RULES)));

/**
 * Returns a function that reads the patience of a package: its rules with those that they extend, and its words. It takes the package's folder,
 * and throws an error that lists the mistakes in the rules.
 */
export async function patienceReader() {
  const { fromRecipe, sentenceOf } = /** @type {{ fromRecipe: FromRecipe, sentenceOf: (mistake: unknown) => string }} */ (
    await importTs(join(root, 'packages/recipe/src/index.ts'))
  );
  /** The rules that others may extend. They are read once, and only when rules extend others. @type {Record<string, Rules> | undefined} */
  let bases;
  /** @param {string} dir @returns {Promise<Patience>} */
  return async (dir) => {
    const [rules, strings] = [rulesIn(dir), await wordsIn(dir)];
    if (rules['extends'] !== undefined) bases ??= rulesById();
    const read = fromRecipe({ ...rules, strings }, { recipes: bases ?? {} });
    if (!read.ok) throw new Error(`${relative(root, dir)}/src/rules.json: ${read.mistakes.map(sentenceOf).join(' ')}`);
    const { strings: _, ...data } = read.value;
    return /** @type {Patience} */ ({ ...data, strings });
  };
}

/** Returns the rules of all packages by their ids. @returns {Record<string, Rules>} */
function rulesById() {
  const all = variants().filter(isData);
  return Object.fromEntries(all.map(({ dir }) => rulesIn(dir)).map((rules) => [rules.id, rules]));
}

/** Returns the words of a package's `words.ts` by language. @param {string} dir */
async function wordsIn(dir) {
  const { code } = await transform(readFileSync(join(dir, 'src/words.ts'), 'utf8'), { loader: 'ts', format: 'esm' });
  const words = /** @type {Record<string, object>} */ (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`));
  // Languages in the order of their tags, because a module lists its exports so.
  return { ...words };
}

/** Returns the name of a patience in code. @param {string} id */
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Returns the module of a patience, with a line for each field and each pile. @param {Patience} patience */
export const moduleOf = (patience) => `export const ${camel(patience.id)} = ${literal(patience)};\nexport default ${camel(patience.id)};\n`;

/** Returns the rules and words of a patience as JSON that its users get. @param {Patience} patience */
export const jsonOf = ({ api: _, ...patience }) => `${JSON.stringify(patience)}\n`;

/** Returns the declarations of a patience's module. @param {Patience} patience */
export function typesOf({ id, options, strings }) {
  const name = camel(id);
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Options`;
  const words = strings['en'] ?? Object.values(strings)[0];
  const fields = Object.entries(options).map(
    ([option, values]) =>
      `  /** ${words?.options?.[option]?.name ?? option}. */\n  ${option}: ${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(' | ')};\n`,
  );
  return [
    `import type { Variant } from '@patience/core';\n`,
    ...(fields.length > 0
      ? [`/** Options that the player chooses before the deal. */\nexport type ${type} = {\n${fields.join('')}};\n`]
      : []),
    `/** ${words?.name ?? id}. */\nexport declare const ${name}: Variant${fields.length > 0 ? `<${type}>` : ''};\nexport default ${name};\n`,
  ].join('');
}

/**
 * Returns the source text of a plain value. A patience gets a line for each field and each pile.
 * @param {unknown} value
 * @param {number} [depth] of the value in the patience
 * @returns {string}
 */
function literal(value, depth = 0) {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, depth + 1)).join(', ')}]`;
  if (typeof value === 'string' && value.includes('\n')) return `\`${value.replace(/[`\\]|\$\{/g, '\\$&')}\``;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, one]) => `${nameOf(key)}: ${literal(one, depth + 1)}`);
  return depth < 2 ? `{\n${fields.join(',\n')}\n}` : `{ ${fields.join(', ')} }`;
}

/** @param {string} key of an object */
const nameOf = (key) => (/^[a-zA-Z]\w*$/.test(key) ? key : JSON.stringify(key));
