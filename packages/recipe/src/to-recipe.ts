import type { Options, Variant } from '@patience/core';
import { usualFields } from '@patience/core/data';
import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import { sentenceOf } from './sentence.js';

/** The result of writing a patience as a recipe: the recipe, or the reason why there is none, which names the functions. */
export type WrittenRecipe =
  | { readonly ok: true; readonly recipe: { readonly [field: string]: Json } }
  | { readonly ok: false; readonly functions: readonly string[]; readonly reason: string };

type Data = Readonly<Record<string, unknown>>;

/** Fields of a variant that are not written to its recipe: `fromRecipe` derives them, for example from the first value of each option. */
const NOT_WRITTEN: readonly string[] = ['api', 'needs', 'startOptions'];
const STEPS: Readonly<Record<string, string>> = { '-1': 'down', '1': 'up', '0': 'equal' };

/**
 * Writes a patience whose rules are all data as a recipe. {@link fromRecipe} makes a patience from it that plays the same.
 * @returns the recipe; or the paths of the functions, and a sentence that names them or the rule that a recipe cannot express
 */
export function toRecipe<O extends Options>(variant: Variant<O>): WrittenRecipe {
  const functions = functionsIn(variant, '');
  if (functions.length > 0)
    return {
      ok: false,
      functions,
      reason: `${variant.id} cannot be a recipe, which is plain data: ${functions.join(', ')} ${functions.length === 1 ? 'is a function' : 'are functions'}.`,
    };
  const { table, ...rest } = variant as unknown as Data;
  const fields = Object.entries(rest).filter(([name]) => !NOT_WRITTEN.includes(name));
  const options = variant.options as Readonly<Record<string, readonly unknown[]>>;
  const written = { ...Object.fromEntries(fields), table: Array.isArray(table) ? rowsOf(table as readonly Data[], options) : table };
  const recipe = JSON.parse(JSON.stringify(linksInWords(written, options))) as { readonly [field: string]: Json };
  const read = fromRecipe(recipe);
  if (read.ok) return { ok: true, recipe };
  return { ok: false, functions, reason: `${variant.id} cannot be a recipe: ${read.mistakes.map(sentenceOf).join(' ')}` };
}

const mapped = (data: Data, change: (value: unknown) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(value)]));

/** Lists the paths of all functions. */
function functionsIn(data: unknown, path: string): string[] {
  if (typeof data === 'function') return [path];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => functionsIn(value, path === '' ? name : `${path}.${name}`));
}

/** Writes a list of piles as rows of one pile each, by their ids. Defaults of a letter that the pile does not have become false. */
function rowsOf(piles: readonly Data[], options: Readonly<Record<string, readonly unknown[]>>): Data {
  return Object.fromEntries(
    piles.map(({ id, present, ...pile }): [string, Data] => {
      const { role: _, ...defaults } = usualFields(id as string);
      const usual = Object.keys(defaults).map((field) => [field, orFalse(pile[field], options)]);
      return [
        id as string,
        {
          ...pile,
          ...(present !== undefined && { count: counted(present) }),
          ...(Object.fromEntries(usual) as Data),
        },
      ];
    }),
  );
}

/** Writes an absent rule as false, also where a choice leaves it out. */
function orFalse(rule: unknown, options: Readonly<Record<string, readonly unknown[]>>): unknown {
  const { option, values } = (rule ?? {}) as { readonly option?: string; readonly values?: Data };
  if (option === undefined || !values) return rule ?? false;
  return {
    option,
    values: Object.fromEntries((options[option] ?? []).map((value) => [String(value), orFalse(values[String(value)], options)])),
  };
}

/** Writes the condition for a pile to be on the table as a number of piles, also in a choice. */
function counted(present: unknown): unknown {
  if (typeof present === 'boolean') return Number(present);
  const { option, values = {} } = present as { readonly option: string; readonly values?: Data };
  return { option, values: mapped(values, counted) };
}

/** Writes all links in words: the values of `on` and `run`, wherever they are. */
function linksInWords(data: unknown, options: Readonly<Record<string, readonly unknown[]>>, field = ''): unknown {
  if (Array.isArray(data)) return data.map((each) => linksInWords(each, options, field));
  if (typeof data !== 'object' || data === null) return data;
  if ('step' in data && (field === 'on' || field === 'run')) return linkText(data, options);
  // The values of a choice are values of the field in which the choice stands.
  const isValues = (name: string): boolean => name === 'values' && typeof (data as Data)['option'] === 'string';
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isValues(name) ? mapped(value as Data, (each) => linksInWords(each, options, field)) : linksInWords(value, options, name),
    ]),
  );
}

/** Writes a link in words. A choice inside the link becomes a choice between links. */
function linkText(link: Data, options: Readonly<Record<string, readonly unknown[]>>): unknown {
  const [chosen] = Object.entries(link).filter(([, value]) => typeof value === 'object' && value !== null);
  if (chosen) {
    const [field, choice] = chosen as [string, { readonly option: string; readonly values?: Data }];
    const names = choice.values ? Object.keys(choice.values) : (options[choice.option] ?? []).map(String);
    // A value that a choice does not list means that the field is absent.
    const texts = (options[choice.option] ?? []).map((value) => {
      const here = names.includes(String(value)) ? (choice.values ? choice.values[String(value)] : value) : undefined;
      return [String(value), linkText({ ...link, [field]: here }, options)] as const;
    });
    return { option: choice.option, values: Object.fromEntries(texts) };
  }
  const { step, suit, wrap, low } = link;
  const words = [
    STEPS[String(step)] ?? String(step),
    suit,
    ...(wrap ? ['wrap'] : []),
    ...(low !== undefined && !wrap ? ['from', low] : []),
  ];
  return words.join(' ');
}
