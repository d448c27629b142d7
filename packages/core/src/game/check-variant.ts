import type { Variant } from '../variant.js';
import { ContractError } from '../problem.js';
import { shown } from '../shown.js';
import { specificFirst } from '../words/languages.js';
import { API } from './api.js';

/** Names of later features of the contract that this core has; a variant may name them in `needs`. */
const KNOWN: readonly string[] = ['data', 'over', 'first'];

/** Checks that a value is a variant that this core can play. @throws ContractError with the field that is wrong when it is not */
export function checkVariant(value: unknown): asserts value is Variant {
  const v = value as Partial<Variant> | null | undefined;
  const id = typeof v?.id === 'string' ? v.id : '?';
  const broken = (where: string, law: string): never => {
    throw new ContractError(id, where, law);
  };
  if (typeof v !== 'object' || v === null || Object.prototype.toString.call(v) === '[object Module]')
    return broken('module', 'must export a variant as its default export; a file that registers one exports none');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) broken('id', `must be lower-case words joined by hyphens, not ${shown(v.id)}`);
  if (v.api !== API) broken('api', `must be ${API}, the version of the contract that this core implements, not ${shown(v.api)}`);
  const { needs = [] } = v as { readonly needs?: unknown };
  if (!Array.isArray(needs)) return broken('needs', 'must be a list');
  for (const need of needs as readonly unknown[])
    if (!KNOWN.includes(String(need))) broken('needs', `names ${shown(need)}, which this core does not have; update @patience/core`);
  if (!Number.isInteger(v.rules) || v.rules! < 1) broken('rules', 'must be a whole number from 1');
  for (const values of Object.values(v.options ?? broken('options', 'must be an object, if only an empty one')) as unknown[])
    if (
      !Array.isArray(values) ||
      values.length === 0 ||
      !values.every((value) => typeof value === 'string' || Number.isFinite(value)) ||
      new Set(values.map(String)).size < values.length
    )
      broken('options', 'must list the values of each option: texts or numbers, each once');
  for (const name of ['table', 'deal'] as const)
    if (!['function', 'object'].includes(typeof v[name]) || !v[name]) broken(name, 'must be data or a function');
  checkStrings(v.strings, broken);
}

/** Checks that some language has a name, and that every language is a BCP 47 tag and has an object of words. */
function checkStrings(strings: unknown, broken: (where: string, law: string) => never): void {
  let named = false;
  for (const [tag, words] of Object.entries((strings ?? {}) as Readonly<Record<string, { readonly name?: unknown } | null | undefined>>)) {
    const name = words?.name;
    if (specificFirst(tag)[0] !== tag || !words || typeof words !== 'object' || !['undefined', 'string'].includes(typeof name))
      broken('strings', `"${tag}" must be a language tag as BCP 47 writes it, with an object of words`);
    named ||= name !== undefined;
  }
  if (!named) broken('strings', 'must have a name in at least one language');
}
