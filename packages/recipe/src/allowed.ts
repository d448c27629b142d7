import { meantBy } from './check.js';
import { recipe as grammar } from './grammar.js';
import type { Json } from './json.js';
import { record, type Shape } from './shape.js';

/** The values that the grammar allows at a place of a recipe. */
export interface Allowed {
  /** Names of the fields of an object. */
  readonly fields: readonly string[];
  readonly values: readonly (string | boolean)[];
  /** The range of a number. */
  readonly range?: { readonly min: number; readonly max: number } | undefined;
  readonly isList: boolean;
  /** Most entries of a list. */
  readonly entries?: number | undefined;
  /** Most characters of a text. */
  readonly characters?: number | undefined;
  /** The value that an absent field stands for. */
  readonly default?: Json | undefined;
  /** Whether the value may depend on an option that the player chooses. */
  readonly isChoosable: boolean;
}

/**
 * Returns the values that the grammar allows at a path.
 * @param recipe decides which of several kinds of objects is meant; absent: all kinds
 */
export function allowedAt(path: readonly string[], recipe?: Json): Allowed {
  let part: unknown = recipe;
  let shapes: readonly Shape[] = [grammar];
  for (const key of path) {
    shapes = shapes.flatMap((shape) => meant(shape, part)).flatMap((shape) => inside(shape, key) ?? []);
    part = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[key] : undefined;
  }
  const each = shapes.flatMap((shape) => meant(shape, undefined));
  const [list] = each.filter((shape) => shape.kind === 'list');
  return {
    fields: [...new Set(each.flatMap((shape) => (shape.kind === 'object' && 'fields' in shape ? [...shape.fields.keys()] : [])))],
    values: [...new Set(each.flatMap(valuesOf))],
    range: each.find((shape) => shape.kind === 'number'),
    isList: list !== undefined,
    entries: list?.max,
    characters: each.flatMap((shape) => (shape.kind === 'string' && 'max' in shape ? shape.max : []))[0],
    default: shapes.find((shape) => shape.default !== undefined)?.default,
    isChoosable: each.some((shape) => 'of' in shape),
  };
}

/** Lists the alternatives that a value can mean, without alternatives inside them; all of them where there is no value. */
function meant(shape: Shape, value: unknown): readonly Shape[] {
  if (shape.kind !== 'any') return [shape];
  return (value === undefined ? shape.shapes : meantBy(shape.shapes, value)).flatMap((each) => meant(each, value));
}

/** Returns the shape of a field of an object or of an entry of a list; undefined where there can be none. */
function inside(shape: Shape, key: string): Shape | undefined {
  if (shape.kind === 'list') return /^\d+$/.test(key) ? shape.item : undefined;
  if (shape.kind !== 'object') return undefined;
  if ('fields' in shape) return shape.fields.get(key);
  if ('of' in shape) return key === 'values' ? record(/^/, '', shape.of, Infinity) : undefined;
  return shape.item;
}

const valuesOf = (shape: Shape): readonly (string | boolean)[] =>
  shape.kind === 'boolean'
    ? shape.only === undefined
      ? [true, false]
      : [shape.only]
    : shape.kind === 'string' && !('max' in shape)
      ? shape.words
      : [];
