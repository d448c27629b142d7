import { ADDRESS_WORDS, type Json } from '@patience/recipe';
import { asList, asObject, isObject, partAt, withField, type JsonObject } from '../json/path.js';

/** A value of an option. */
type OptionValue = string | number;

/** Returns the options of a recipe, with the values of each. Leaves out values that are neither texts nor numbers. */
export function optionsOf(recipe: JsonObject): Readonly<Record<string, readonly OptionValue[]>> {
  return Object.fromEntries(
    Object.entries(asObject(recipe['options'])).map(([name, values]) => [name, asList(values).filter(isOptionValue)]),
  );
}

const isOptionValue = (value: unknown): value is OptionValue => typeof value === 'string' || typeof value === 'number';

/**
 * Makes a name for an option of a text: lower-case letters and digits, as words for options are named, and no name that is taken.
 * @param own name that it has already
 */
export function optionName(recipe: JsonObject, text: string, own?: string): string {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const word = plain.replace(/^\d+/, '').slice(0, 26) || 'choice';
  const taken = [...Object.keys(optionsOf(recipe)).filter((name) => name !== own), ...ADDRESS_WORDS];
  for (let n = 1; ; n++) {
    const name = n === 1 ? word : `${word}${n}`;
    if (!taken.includes(name)) return name;
  }
}

/** Adds an option. @returns the recipe, and the name that the option got */
export function addOption(
  recipe: JsonObject,
  wanted: string,
  values: readonly OptionValue[],
): { readonly recipe: JsonObject; readonly name: string } {
  const name = optionName(recipe, wanted);
  const { id, ...rest } = recipe;
  // Options stand near the top, where people look for them.
  const bare = recipe['options'] === undefined ? { ...(id === undefined ? {} : { id }), options: {}, ...rest } : recipe;
  return { recipe: withField(bare, ['options', name], values), name };
}

/** Changes every choice by one option, wherever it is. */
function mapChoices(value: Json, option: string, change: (choice: JsonObject) => Json | undefined): Json | undefined {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((each) => {
      const changed = mapChoices(each, option, change);
      return changed === undefined ? [] : [changed];
    });
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const changed = mapChoices(each, option, change);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
  return inside['option'] === option ? change(inside) : inside;
}

const withChoices = (recipe: JsonObject, option: string, change: (choice: JsonObject) => Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(recipe).flatMap(([name, part]) => {
      const changed = name === 'options' || name === 'strings' ? part : mapChoices(part, option, change);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );

/** Returns the parts of the rules that depend on an option. */
export function choicesBy({ options: _, strings: __, ...rules }: JsonObject, option: string): readonly JsonObject[] {
  const choicesIn = (part: Json): readonly JsonObject[] => {
    if (typeof part !== 'object' || part === null) return [];
    const inside = Object.values(part).flatMap((each: Json) => choicesIn(each));
    return isObject(part) && part['option'] === option ? [part, ...inside] : inside;
  };
  return choicesIn(rules);
}

/** Removes an option if nothing depends on it any more: choosing it would change nothing. */
export const withoutIdleOption = (recipe: JsonObject, option: string): JsonObject =>
  choicesBy(recipe, option).length > 0 ? recipe : removeOption(recipe, option);

/** Changes the words of an option in each language. */
function withWords(recipe: JsonObject, option: string, change: (words: JsonObject) => JsonObject | undefined, name = option): JsonObject {
  return Object.keys(asObject(recipe['strings'])).reduce((sum, tag) => {
    const words = partAt(sum, ['strings', tag, 'options', option]);
    if (!isObject(words)) return sum;
    const without = withField(sum, ['strings', tag, 'options', option], undefined);
    const changed = change(words);
    return changed ? withField(without, ['strings', tag, 'options', name], changed) : without;
  }, recipe);
}

/** Gives an option another name, wherever it is named. */
export function renameOption(recipe: JsonObject, option: string, text: string): JsonObject {
  const name = optionName(recipe, text, option);
  const options = Object.fromEntries(Object.entries(optionsOf(recipe)).map(([each, values]) => [each === option ? name : each, values]));
  const renamed = withChoices({ ...recipe, options }, option, (choice) => ({ ...choice, option: name }));
  return withWords(renamed, option, (words) => words, name);
}

/** Removes an option. What depended on it is as under its first value. */
export function removeOption(recipe: JsonObject, option: string): JsonObject {
  const [first] = optionsOf(recipe)[option] ?? [];
  const usual = String(first);
  const fixed = withChoices(recipe, option, ({ values }) => (isObject(values) ? values[usual] : first));
  const without = withField(
    withWords(fixed, option, () => undefined),
    ['options', option],
    undefined,
  );
  return Object.keys(optionsOf(without)).length > 0 ? without : withField(without, ['options'], undefined);
}

/**
 * Gives an option other values. One value in the place of another keeps what depends on it; what depends on a value that is new is as
 * under the first one.
 */
export function withValues(recipe: JsonObject, option: string, values: readonly OptionValue[]): JsonObject {
  const before = (optionsOf(recipe)[option] ?? []).map(String);
  const after = values.map(String);
  const gone = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  const isRenamed = gone.length === 1 && added.length === 1 && before.length === after.length;
  const fitted = (of: JsonObject): JsonObject =>
    Object.fromEntries(
      after.flatMap((value) => {
        const source = before.includes(value) ? value : isRenamed ? gone[0]! : before[0]!;
        return Object.hasOwn(of, source) ? [[value, of[source]!]] : [];
      }),
    );
  const changed = withChoices(recipe, option, ({ values: of, ...choice }) => (isObject(of) ? { ...choice, values: fitted(of) } : choice));
  const named = withWords(changed, option, (words) => {
    const of = asObject(words['values']);
    // A value that is new is called as it is written.
    const names = after.map((value): [string, Json] => [value, of[before.includes(value) ? value : ''] ?? value]);
    return { ...words, values: Object.fromEntries(names) };
  });
  return withField(named, ['options', option], values);
}
