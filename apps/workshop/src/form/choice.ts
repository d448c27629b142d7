import { allowedAt, type Json } from '@patience/recipe';
import { isObject, partAt, type JsonObject, type Path } from '../json/path.js';
import type { Control, FieldValue } from './field.js';
import { addOption, optionName, optionsOf } from './options.js';

/** Lists of which the form shows no entry that depends on a choice as a whole. */
const SHOWN_WHOLE = ['deal', 'after'];

/** Returns the smallest part around a path that may depend on a choice; undefined if there is none, or if it depends on one already. */
export function choosableAt(path: Path, recipe: JsonObject): Path | undefined {
  if (path.includes('values')) return undefined;
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    if (length === 2 && SHOWN_WHOLE.includes(part[0]!)) return undefined;
    if (allowedAt(part, recipe).isChoosable) return part;
  }
  return undefined;
}

/** Returns another value that a control could have, as an example of a choice. */
export function otherValue(control: Control, value: FieldValue | undefined): FieldValue | undefined {
  switch (control.kind) {
    case 'number':
      return typeof value === 'number' && value < control.max ? value + 1 : Math.max(control.min, Number(value ?? control.min) - 1);
    case 'choice':
      return control.values[(control.values.indexOf(String(value)) + 1) % control.values.length];
    case 'switch':
      return value !== true;
    default:
      return value;
  }
}

/** Names of two values of an option: the values themselves where an option may have such values. */
function optionValues(values: readonly (FieldValue | undefined)[]): readonly (string | number)[] {
  const names = values.map((value) => (value === true ? 'yes' : value === false ? 'no' : String(value)));
  const areNames = new Set(names).size === names.length && names.every((name) => /^[a-zA-Z0-9][a-zA-Z0-9 -]{0,29}$/.test(name));
  return areNames ? names.map((name) => (/^\d{1,3}$/.test(name) ? Number(name) : name)) : ['usual', 'other'];
}

/** A part of a recipe that the player is to choose. */
interface Chosen {
  /** Name of the option, if a new one is made. */
  readonly name: string;
  /** An option that there is already; the part is the same under each of its values at first. */
  readonly option: string | undefined;
  readonly at: Path;
  /** Two values of the field, and the part for each. */
  readonly values: readonly [FieldValue, FieldValue | undefined];
  readonly parts: readonly (Json | undefined)[];
}

/** Lets the player choose a part of a recipe. @param write replaces a part of the recipe */
export function withChoice(
  recipe: JsonObject,
  { name, option, at, values, parts }: Chosen,
  write: (path: Path, part: Json | undefined) => JsonObject,
): JsonObject {
  if (option !== undefined)
    return write(
      at,
      choice(option, optionsOf(recipe)[option] ?? [], () => parts[0]),
    );
  const named = optionValues(values);
  const free = optionName(recipe, name);
  return addOption(
    write(
      at,
      choice(free, named, (i) => parts[i]),
    ),
    free,
    named,
  ).recipe;
}

/** Writes a choice; a value under which the part is absent is left out. */
const choice = (option: string, values: readonly (string | number)[], partOf: (i: number) => Json | undefined): JsonObject => ({
  option,
  values: Object.fromEntries(
    values.flatMap((value, i) => {
      const part = partOf(i);
      return part === undefined ? [] : [[String(value), part]];
    }),
  ),
});

/** Returns the option and the path of the choice that is nearest around a path, and the path of the value in it; undefined where nothing depends on a choice. */
export function choiceAround(
  root: JsonObject,
  path: Path,
): { readonly option: string; readonly choice: Path; readonly value: Path } | undefined {
  for (let i = path.length - 2; i > 0; i--) {
    const around = partAt(root, path.slice(0, i));
    if (path[i] === 'values' && isObject(around) && typeof around['option'] === 'string')
      return { option: around['option'], choice: path.slice(0, i), value: path.slice(0, i + 2) };
  }
  return undefined;
}
