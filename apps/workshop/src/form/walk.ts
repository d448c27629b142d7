import { allowedAt, type Json } from '@patience/recipe';
import { asObject, isObject, partAt, pathText, withField, type JsonObject, type Path } from '../json/path.js';
import { choiceAround, choosableAt, otherValue, withChoice } from './choice.js';
import type { Field, FieldValue, Spec } from './field.js';
import { optionsOf, withoutIdleOption } from './options.js';

/** A part of a recipe and its path, found by following the player's choices, lists of rules and named links. */
export interface Location {
  readonly path: Path;
  readonly part: Json | undefined;
  /** The player's choices under which the part applies, such as `draw = 3`. */
  readonly given: readonly string[];
  /** Name of the option whose value the part is; absent for any other part. */
  readonly fromOption?: string;
}

/**
 * Finds all locations of a part. A value that depends on a choice of the player has one location for each choice. A list of rules has one
 * for each rule, unless the path says which one.
 * @param root object in which the path is looked up; it may have defaults that the recipe does not write down
 */
export function locationsOf(root: JsonObject, path: Path, links: JsonObject = {}): readonly Location[] {
  const walk = (part: Json | undefined, done: Path, left: Path, given: readonly string[]): readonly Location[] => {
    if (isObject(part) && typeof part['option'] === 'string') {
      const option = part['option'];
      const { values } = part;
      if (!isObject(values)) return [{ path: done, part, given, fromOption: option }];
      const all = isObject(root['options']) ? root['options'][option] : undefined;
      // A value that the choice leaves out means that the part is absent: it is a place, too.
      return (Array.isArray(all) ? all.map(String) : Object.keys(values)).flatMap((value) =>
        walk(Object.hasOwn(values, value) ? values[value] : undefined, [...done, 'values', value], left, [
          ...given,
          `${option} = ${value}`,
        ]),
      );
    }
    const [key, ...rest] = left;
    if (key === undefined) {
      if (typeof part === 'string' && Object.hasOwn(links, part)) return walk(links[part], ['links', part], [], given);
      return [{ path: done, part, given }];
    }
    if (Array.isArray(part) && /^\d+$/.test(key)) return walk((part as readonly Json[])[Number(key)], [...done, key], rest, given);
    if (Array.isArray(part))
      return (part as readonly Json[]).flatMap((each, i) => walk(each, [...done, String(i)], left, [...given, `${i + 1}`]));
    if (part !== undefined && !isObject(part)) return part === false ? [{ path: [...done, ...left], part: undefined, given }] : [];
    return walk(isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined, [...done, key], rest, given);
  };
  return walk(root, [], path, []);
}

/** Returns the fields of one part, one for each of its locations. @param write replaces the part at a path of the recipe */
export function fieldsAt(
  recipe: JsonObject,
  path: Path,
  spec: Spec,
  write: (path: Path, part: Json | undefined) => JsonObject = (at, part) => withField(recipe, at, part),
  root: JsonObject = recipe,
): readonly Field[] {
  const links = asObject(recipe['links']);
  return locationsOf(root, path, links).map(({ path: at, part, given, fromOption }): Field => {
    const allowed = allowedAt(at, root);
    const control = typeof spec.control === 'function' ? spec.control(allowed, part, recipe) : spec.control;
    const base = { key: spec.key, path: pathText(at), given };
    if (fromOption !== undefined) {
      const [usual] = optionsOf(recipe)[fromOption] ?? [];
      const always = (): JsonObject => withoutIdleOption(write(at, usual), fromOption);
      return { ...base, control: { kind: 'fact' }, value: fromOption, set: () => recipe, ...(usual !== undefined && { always }) };
    }
    const present = spec.read(part, allowed);
    const set = (value: FieldValue): JsonObject =>
      JSON.stringify(value) === JSON.stringify(present) ? recipe : write(at, spec.write(value, partAt(root, at), allowed));
    const around = choosableAt(at, root);
    const depends = choiceAround(root, at);
    const choose = (option?: string): JsonObject => {
      const other = otherValue(control, present);
      const changed = other === undefined ? root : withField(root, at, spec.write(other, partAt(root, at), allowed));
      const parts = [partAt(root, around!), partAt(changed, around!)];
      return withChoice(recipe, { name: spec.key, option, at: around!, values: [present!, other], parts }, write);
    };
    return {
      ...base,
      control,
      value: present,
      set,
      ...(around && present !== undefined && { choose }),
      ...(depends && { always: () => withoutIdleOption(write(depends.choice, partAt(root, depends.value)), depends.option) }),
    };
  });
}
