import { joined, quoted, unknown, wrong, type Note } from './mistake.js';
import { object, record, text, word, type Kind, type ObjectShape, type Shape, type Thing } from './shape.js';

/** Data of the recipe that surrounds the checked part. */
export interface Context {
  /** Values of each option, not checked yet. When absent, choices are checked for their form alone, as a JSON Schema does. */
  readonly options?: ReadonlyMap<unknown, readonly unknown[]>;
  readonly note: Note;
  /** Receives each text that names something in the recipe. */
  readonly meet?: (name: Name) => void;
}

/** A text that names something in the recipe. */
export interface Name {
  readonly of: Thing;
  readonly text: string;
  readonly path: string;
}

/** Checks the value at a path of a recipe, and reports all its mistakes to `context.note`. */
export function check(shape: Shape, value: unknown, path: string, context: Context): void {
  if (shape.kind === 'any') return checkAny(shape, shape.shapes, value, path, context);
  if (!fits(shape, value)) return refuse(shape, value, path, context);
  if (shape.kind === 'string' && shape.names) context.meet?.({ of: shape.names, text: value as string, path });
  if (shape.kind === 'list')
    for (const [i, each] of (value as readonly unknown[]).entries()) check(shape.item, each, joined(path, i), context);
  if (shape.kind !== 'object') return;
  if ('fields' in shape) checkFields(shape, value as object, path, context);
  else if ('of' in shape) checkChoice(shape.of, value as Readonly<Record<string, unknown>>, path, context);
  else
    for (const [name, each] of Object.entries(value as object))
      if (shape.keys.test(name)) {
        if (shape.names) context.meet?.({ of: shape.names, text: name, path: joined(path, name) });
        check(shape.item, each, joined(path, name), context);
      } else context.note(unknown(path, name, shape.keysSay));
}

/** Reports that a value is not allowed. */
const refuse = (shape: Shape, value: unknown, path: string, { note }: Context): void => {
  note(wrong(path, value, shape.says, wordsOf(shape)));
};

/** Tells whether a value fits a shape, apart from the values inside it. */
function fits(shape: Exclude<Shape, { kind: 'any' }>, value: unknown): boolean {
  if (kindOf(value) !== shape.kind) return false;
  switch (shape.kind) {
    case 'string':
      if (!('max' in shape)) return shape.words.includes(value as string);
      // JSON Schema counts characters, not the units of UTF-16.
      return [...(value as string)].length <= shape.max && shape.pattern?.test(value as string) !== false;
    case 'number':
      return isIn(shape, value as number) && (!shape.whole || Number.isInteger(value));
    case 'boolean':
      return (shape.only ?? value) === value;
    case 'list':
      return isIn(shape, (value as readonly unknown[]).length);
    default:
      return !('max' in shape) || Object.keys(value as object).length <= shape.max;
  }
}

const isIn = ({ min, max }: { readonly min: number; readonly max: number }, n: number): boolean => n >= min && n <= max;

function checkFields({ fields, required }: ObjectShape, value: object, path: string, context: Context): void {
  const names = [...fields.keys()];
  for (const [name, each] of Object.entries(value)) {
    const field = fields.get(name);
    if (field) check(field, each, joined(path, name), context);
    else context.note(unknown(path, name, quoted(names), names));
  }
  for (const name of required)
    if (!Object.hasOwn(value, name)) context.note({ path: joined(path, name), fault: 'missing', allowed: fields.get(name)!.says });
}

/** Returns the alternatives that a value can mean: those of its kind, and of several objects the one whose key it has. */
export function meantBy(shapes: readonly Shape[], value: unknown): readonly Shape[] {
  const ofKind = shapes.filter((each) => isOf(each, kindOf(value)));
  const named = ofKind.find(({ key }) => key !== undefined && Object.hasOwn(value as object, key));
  return named ? [named] : ofKind.filter(({ key }) => key === undefined || ofKind.length === 1);
}

/** Checks a value by the alternative that it can mean. */
function checkAny(shape: Shape, shapes: readonly Shape[], value: unknown, path: string, context: Context): void {
  const meant = meantBy(shapes, value);
  // A text or number that does not fit may be meant as any of the shapes: the message names all.
  if (meant.length === 1 && typeof value === 'object' && !isNoChoice(meant[0]!, value)) check(meant[0]!, value, path, context);
  else if (!meant.some((each) => accepts(each, value, path, context))) refuse(shape, value, path, context);
}

/** Tells whether an object is taken for a choice only because no other alternative is an object. */
const isNoChoice = (shape: Shape, value: object | null): boolean =>
  shape.kind === 'object' && 'of' in shape && !Object.hasOwn(value ?? {}, 'option') && !Object.hasOwn(value ?? {}, 'values');

/** Tells whether a value fits a shape. */
function accepts(shape: Shape, value: unknown, path: string, context: Context): boolean {
  let isFit = true;
  check(shape, value, path, { ...context, note: () => (isFit = false) });
  return isFit;
}

function checkChoice(shape: Shape, value: Readonly<Record<string, unknown>>, path: string, context: Context): void {
  const { options } = context;
  const ownNames = options ? word(...([...options.keys()] as string[])) : text(Infinity);
  check(object({ option: ownNames, 'values?': record(/^/, 'the values of the option', shape, Infinity) }), value, path, context);
  const { option, values } = value;
  const known = options?.get(option) ?? [];
  // A choice without values stands for the value of the option itself.
  if (values === undefined) for (const each of known) check(shape, each, joined(path, 'option'), context);
  else if (known.length > 0 && kindOf(values) === 'object') {
    const names = word(...known.map(String));
    for (const name of Object.keys(values as object)) check(names, name, joined(path, `values.${name}`), context);
  }
}

export const kindOf = (value: unknown): Kind => (value === null ? 'null' : Array.isArray(value) ? 'list' : (typeof value as Kind));

/** Tells whether a shape allows values of a kind. */
const isOf = (shape: Shape, kind: Kind): boolean =>
  shape.kind === 'any' ? shape.shapes.some((each) => isOf(each, kind)) : shape.kind === kind;

/** Lists the words that a shape allows, or that are suggested for it. */
const wordsOf = (shape: Shape): readonly string[] =>
  shape.kind === 'any' ? shape.shapes.flatMap(wordsOf) : ('words' in shape && shape.words) || [];
