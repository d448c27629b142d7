import { nearest } from './nearest.js';

/** A mistake in a recipe. */
export interface Mistake {
  /** The path of the mistake: keys and numbers of list entries joined by dots, such as `table.t1-7.accept.on`; empty for the whole recipe. */
  readonly path: string;
  /** The value found there, as shortened JSON; absent when something is missing. */
  readonly found?: string;
  /** The values that are allowed there. */
  readonly allowed: string;
  /** The allowed word that is most like the one that stands there. */
  readonly nearest?: string;
}

/** JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Facts about the recipe around the checked part. */
export interface Context {
  /** Values of each option; absent: choices are checked for their form alone, as a JSON Schema does. */
  readonly options?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Notes a mistake. */
  note(mistake: Mistake): void;
}

/** One kind of JSON value. */
type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

/** The form of a value in a recipe: checked by the reader, written as JSON Schema, and described in messages. */
export interface Shape {
  /** The kinds of values that it allows. */
  readonly kinds: ReadonlySet<Kind>;
  /** The allowed values, in words. */
  readonly says: string;
  /** The words that it allows, where it allows only some. */
  readonly words?: readonly string[];
  /** For an object among alternatives: the key by which it is told from the others. */
  readonly key?: string;
  readonly schema: JsonSchema;
  /** Notes all mistakes of a value that stands at this path. */
  check(value: unknown, path: string, context: Context): void;
}

const MAX_FOUND = 60;

/** A value as it stands in a message. */
export function shown(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND - 1)}…` : text;
}

/** Notes that a value is not allowed. */
function refuse({ says, words }: Pick<Shape, 'says' | 'words'>, value: unknown, path: string, { note }: Context): void {
  const like = typeof value === 'string' && words ? nearest(value, words) : undefined;
  note({ path, found: shown(value), allowed: says, ...(like !== undefined && { nearest: like }) });
}

const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' ? 'text' : (type as 'number' | 'boolean' | 'object');
};

const joined = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** One of these words. */
export function word(...words: readonly string[]): Shape {
  const shape: Shape = {
    kinds: new Set(['text']),
    says: words.map((each) => `"${each}"`).join(', '),
    words,
    schema: { enum: words },
    check(value, path, context) {
      if (typeof value !== 'string' || !words.includes(value)) refuse(shape, value, path, context);
    },
  };
  return shape;
}

/** A text of at most so many characters that fits a pattern. @param says what the pattern allows */
export function text(max: number, pattern?: RegExp, says = `a text of at most ${max} characters`, words?: readonly string[]): Shape {
  const shape: Shape = {
    kinds: new Set(['text']),
    says,
    ...(words && { words }),
    schema: { type: 'string', maxLength: max, ...(pattern && { pattern: pattern.source }) },
    check(value, path, context) {
      // JSON Schema counts characters, not the units of UTF-16.
      if (typeof value !== 'string' || [...value].length > max || (pattern && !pattern.test(value))) refuse(shape, value, path, context);
    },
  };
  return shape;
}

/** A whole number of a range. */
export const integer = (min: number, max: number): Shape => ranged('integer', min, max);

/** A number of a range. */
export const number = (min: number, max: number): Shape => ranged('number', min, max);

function ranged(type: 'integer' | 'number', min: number, max: number): Shape {
  const shape: Shape = {
    kinds: new Set(['number']),
    says: `${type === 'integer' ? 'a whole number' : 'a number'} from ${min} to ${max}`,
    schema: { type, minimum: min, maximum: max },
    check(value, path, context) {
      const fits = typeof value === 'number' && (type === 'number' || Number.isInteger(value)) && value >= min && value <= max;
      if (!fits) refuse(shape, value, path, context);
    },
  };
  return shape;
}

/** This one truth value. */
export function exactly(wanted: boolean): Shape {
  const shape: Shape = {
    kinds: new Set(['boolean']),
    says: String(wanted),
    schema: { const: wanted },
    check(value, path, context) {
      if (value !== wanted) refuse(shape, value, path, context);
    },
  };
  return shape;
}

/** True or false. */
export const flag: Shape = {
  kinds: new Set(['boolean']),
  says: 'true or false',
  schema: { type: 'boolean' },
  check(value, path, context) {
    if (typeof value !== 'boolean') refuse(flag, value, path, context);
  },
};

/** A list. @param says what it is, in words */
export function list(item: Shape, min: number, max: number, says = `a list of ${min} to ${max} entries, each ${item.says}`): Shape {
  const shape: Shape = {
    kinds: new Set(['list']),
    says,
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    check(value, path, context) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return refuse(shape, value, path, context);
      value.forEach((each, i) => {
        item.check(each, joined(path, i), context);
      });
    },
  };
  return shape;
}

/** An object with names of one's own. */
export function record(names: RegExp, namesSay: string, item: Shape, max: number): Shape {
  const shape: Shape = {
    kinds: new Set(['object']),
    says: `an object of at most ${max} entries, each named by ${namesSay}`,
    schema: { type: 'object', propertyNames: { pattern: names.source }, additionalProperties: item.schema, maxProperties: max },
    check(value, path, context) {
      if (kindOf(value) !== 'object') return refuse(shape, value, path, context);
      const entries = Object.entries(value as object);
      if (entries.length > max) return refuse(shape, value, path, context);
      for (const [name, each] of entries) {
        if (!names.test(name)) context.note({ path: joined(path, name), found: shown(name), allowed: `a name: ${namesSay}` });
        else item.check(each, joined(path, name), context);
      }
    },
  };
  return shape;
}

/** Fields of an object; those whose name ends in a question mark may be absent. */
export type Fields = Readonly<Record<string, Shape>>;

/** An object with these fields. @param key by which it is told from other objects; absent: its first field; null: by nothing */
export function object(fields: Fields, key?: string | null): Shape {
  const shapes = new Map(Object.entries(fields).map(([name, shape]) => [name.replace(/\?$/, ''), shape] as const));
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  const names = [...shapes.keys()];
  const shape: Shape = {
    kinds: new Set(['object']),
    says: `an object with ${names.map((name) => `"${name}"`).join(', ')}`,
    ...(key !== null && { key: key ?? names[0]! }),
    schema: {
      type: 'object',
      properties: Object.fromEntries([...shapes].map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
      ...(required.length > 0 && { required }),
    },
    check(value, path, context) {
      if (kindOf(value) !== 'object') return refuse(shape, value, path, context);
      for (const [name, each] of Object.entries(value as object)) {
        const field = shapes.get(name);
        if (field) field.check(each, joined(path, name), context);
        else {
          const like = nearest(name, names);
          const allowed = names.map((known) => `"${known}"`).join(', ');
          context.note({
            path: joined(path, name),
            found: shown(name),
            allowed: `one of the fields ${allowed}`,
            ...(like !== undefined && { nearest: like }),
          });
        }
      }
      for (const name of required)
        if (!Object.hasOwn(value as object, name)) context.note({ path: joined(path, name), allowed: shapes.get(name)!.says });
    },
  };
  return shape;
}

/** One of several shapes. Objects among them are told apart by their keys, in this order. */
export function oneOf(...shapes: readonly Shape[]): Shape {
  const says = shapes.map((each) => each.says).join('; or ');
  const words = shapes.flatMap((each) => each.words ?? []);
  const shape: Shape = {
    kinds: new Set(shapes.flatMap((each) => [...each.kinds])),
    says,
    ...(words.length > 0 && { words }),
    schema: { anyOf: shapes.map(({ schema }) => schema) },
    check(value, path, context) {
      const alike = shapes.filter(({ kinds }) => kinds.has(kindOf(value)));
      const meant = kindOf(value) === 'object' ? meantBy(value as object, alike) : alike;
      if (meant.length === 0) return refuse(shape, value, path, context);
      if (meant.length === 1) return meant[0]!.check(value, path, context);
      if (!meant.some((each) => accepts(each, value, path, context))) refuse(shape, value, path, context);
    },
  };
  return shape;
}

/** The alternatives that an object can mean: the first whose key it has, or else the only one without a key. */
function meantBy(value: object, shapes: readonly Shape[]): readonly Shape[] {
  const found = shapes.find(({ key }) => key !== undefined && Object.hasOwn(value, key));
  if (found) return [found];
  const open = shapes.filter(({ key }) => key === undefined);
  return open.length > 0 ? open : shapes.length === 1 ? shapes : [];
}

/** Does a value fit? */
function accepts(shape: Shape, value: unknown, path: string, { options }: Context): boolean {
  let fits = true;
  shape.check(value, path, { ...(options && { options }), note: () => (fits = false) });
  return fits;
}

/** Values that differ by what the player chooses: such a value itself, or a choice with one for each value of an option. */
export function chosen(shape: Shape): Shape {
  const choice: Shape = {
    kinds: new Set(['object']),
    says: 'a choice: an object with "option" and "values"',
    key: 'option',
    schema: {
      type: 'object',
      properties: { option: { type: 'string' }, values: { type: 'object', additionalProperties: shape.schema } },
      required: ['option'],
      additionalProperties: false,
    },
    check(value, path, context) {
      checkChoice(value as Record<string, unknown>, shape, path, context);
    },
  };
  return oneOf(choice, shape);
}

function checkChoice(value: Record<string, unknown>, shape: Shape, path: string, context: Context): void {
  const { options } = context;
  const option = options ? word(...Object.keys(options)) : text(Infinity);
  object({ option, 'values?': record(/^/, 'the values of the option', shape, Infinity) }).check(value, path, context);
  const { option: name, values } = value;
  // An option of the recipe's own: every object has a "constructor", and not every value can be made a text.
  const known = options && typeof name === 'string' && Object.hasOwn(options, name) ? options[name] : undefined;
  if (!known) return;
  if (values === undefined) {
    // The value of the option itself stands here.
    for (const each of known) shape.check(each, joined(path, 'option'), context);
    return;
  }
  if (kindOf(values) !== 'object') return;
  const names = word(...known.map(String));
  for (const name of Object.keys(values as object)) names.check(name, `${joined(path, 'values')}.${name}`, context);
}
