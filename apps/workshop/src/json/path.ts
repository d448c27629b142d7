import { eachValue } from '@patience/core/data';
import type { Json } from '@patience/recipe';
import { parseJson } from '@patience/web/text/parse-json.js';

/** An object of JSON. */
export type JsonObject = { readonly [name: string]: Json };

/** Keys and list positions from a value down to a part of it. */
export type Path = readonly string[];

/** Returns a path as mistakes name it: keys joined by dots. */
export const pathText = (path: Path): string => path.join('.');

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value that is an object; else an empty one. */
export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** Returns a value that is a list; else an empty one. */
export const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

/** Returns the object in a JSON text; undefined where there is none. */
export function parsedObject(text: string): JsonObject | undefined {
  const value = parseJson(text);
  return isObject(value) ? value : undefined;
}

/** Returns the part at a path; undefined where there is none. */
export function partAt(value: Json | undefined, path: Path): Json | undefined {
  let part = value;
  for (const key of path) {
    if (Array.isArray(part)) part = (part as readonly Json[])[Number(key)];
    else if (isObject(part) && Object.hasOwn(part, key)) part = part[key];
    else return undefined;
  }
  return part;
}

/**
 * Returns a copy in which the part at a path is replaced, or removed if the new part is undefined. Missing objects on the path are created.
 */
function withPart(value: Json | undefined, path: Path, part: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    const changed = withPart(list[Number(key)], rest, part);
    if (changed === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = changed;
    return list;
  }
  const object = asObject(value);
  const changed = withPart(Object.hasOwn(object, key) ? object[key] : undefined, rest, part);
  if (changed !== undefined)
    return Object.hasOwn(object, key)
      ? Object.fromEntries(Object.entries(object).map(([name, each]) => [name, name === key ? changed : each]))
      : { ...object, [key]: changed };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

/** Returns a copy of an object in which one part is replaced. */
export const withField = (object: JsonObject, path: Path, part: Json | undefined): JsonObject =>
  (withPart(object, path, part) ?? {}) as JsonObject;

/** Returns a copy in which a function has changed every text value. Names of fields stay. */
export function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => mapTexts(each, change));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)])) : value;
}

/** Lists all text values in a part. */
export function textsIn(part: Json | undefined): readonly string[] {
  const texts: string[] = [];
  eachValue(part, (value) => {
    if (typeof value === 'string') texts.push(value);
  });
  return texts;
}
