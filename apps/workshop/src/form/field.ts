import type { Allowed, Json } from '@patience/recipe';
import { isObject, type JsonObject } from '../json/path.js';
import type { WorkshopWords } from '../words/index.js';
import type { PileChoice } from './pile-choices.js';

/** A value that a control of the form shows and returns. */
export type FieldValue = string | number | boolean | readonly string[];

/** The native control that edits a field, with its choices or its range. */
export type Control =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'several'; readonly values: readonly string[] }
  /** One or several piles in an order, at most so many names. Where the field is optional, it may name none, which means all piles. */
  | { readonly kind: 'piles'; readonly choices: readonly PileChoice[]; readonly most: number; readonly isOptional?: true }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly max: number }
  /** A value that the form shows but cannot change. */
  | { readonly kind: 'fact' }
  /** A part of the recipe as JSON, which only its text can change. */
  | { readonly kind: 'shown' };

/** Names of the form's fields. For each, the words of the workshop have a label, a sentence of help and names of the values. */
export type FieldKey = keyof WorkshopWords['fields'];

/** A field of the form, which edits one part of a recipe. */
export interface Field {
  readonly key: FieldKey;
  /** Path of the part of the recipe that the field edits. Mistakes at this path, or inside it, are shown at the field. */
  readonly path: string;
  readonly control: Control;
  /** The value to show; undefined when the recipe has a value that the control cannot show. */
  readonly value: FieldValue | undefined;
  /** Key of the sentence about the value, where the usual one does not fit the pile. Default: the value. */
  readonly says?: string;
  /** Whether the field has no sentences: none of them is true for these piles. */
  readonly isPlain?: boolean;
  /** The player's choices under which the field applies, such as `draw = 3`; empty when it always applies. */
  readonly given: readonly string[];
  /** Returns the recipe with another value of this field. */
  set(value: FieldValue): JsonObject;
  /** Returns the recipe in which the player chooses the value, by a new option or by one that there is; absent where a recipe cannot say so. */
  readonly choose?: (option?: string) => JsonObject;
  /** Returns the recipe in which this value always holds, whatever the player chooses; absent where it does not depend on a choice. */
  readonly always?: () => JsonObject;
}

/** Translates one part of a recipe into the value of a control, and back. The grammar of recipes says what is allowed at the place of the part. */
export interface Spec {
  readonly key: FieldKey;
  readonly control: Control | ((allowed: Allowed, part: Json | undefined, recipe: JsonObject) => Control);
  /** Returns the value that the control shows for a part of the recipe; undefined if it cannot show the part. */
  read(part: Json | undefined, allowed: Allowed): FieldValue | undefined;
  /** Returns the part of the recipe for a value of the control; undefined when the field is to be absent. */
  write(value: FieldValue, part: Json | undefined, allowed: Allowed): Json | undefined;
}

/** A group of fields of the form with a common title. */
export interface Section {
  readonly key: keyof WorkshopWords['sections'];
  /** Id of the section, unique in its form. */
  readonly id: string;
  /** Values for the placeholders of the title. */
  readonly names: Readonly<Record<string, string>>;
  /** Path of the part of the recipe that the section shows. */
  readonly path: string;
  readonly fields: readonly Field[];
  /** Buttons of the section, which change the recipe. */
  readonly acts: readonly Act[];
}

/** A button of a section, which changes the recipe. */
export interface Act {
  readonly key: keyof WorkshopWords['acts'];
  readonly names?: Readonly<Record<string, string>>;
  /** Returns the recipe after a click on the button. */
  apply(): JsonObject;
}

/** Returns the spec of a field for a whole number. Its range and the number that is meant where it is absent are those of the grammar. */
export const numberSpec = (key: FieldKey, { min, max }: { readonly min?: number; readonly max?: number } = {}): Spec => ({
  key,
  control: ({ range }) => ({ kind: 'number', min: min ?? range!.min, max: max ?? range!.max }),
  read: (part, { default: usual }) => {
    const value = part ?? usual;
    return typeof value === 'number' ? value : undefined;
  },
  write: (value, _, { default: usual }) => (value === usual ? undefined : Number(value)),
});

/** Returns the spec of a field for a whole number, where 0 means that the recipe has none. */
export const numberOrNoneSpec = (key: FieldKey): Spec => ({
  ...numberSpec(key, { min: 0 }),
  read: (part) => (part === undefined ? 0 : typeof part === 'number' ? part : undefined),
  write: (value) => (Number(value) === 0 ? undefined : Number(value)),
});

/** Tells whether a part is a text, or an object with a field, like another one. */
const isAlike = (part: Json | undefined, other: Json | undefined): boolean =>
  isObject(part) && isObject(other) ? Object.hasOwn(part, Object.keys(other)[0]!) : part === other;

/** Returns the spec of a field for one of several kinds of parts. @param parts a new part of each kind; objects of a kind have its first field */
export const kindSpec = (key: FieldKey, parts: Readonly<Record<string, Json | undefined>>): Spec => ({
  key,
  control: { kind: 'choice', values: Object.keys(parts) },
  read: (part) => Object.keys(parts).find((kind) => isAlike(part, parts[kind])),
  write: (value) => parts[String(value)],
});

/** Returns a section that the form has once. @param path of the part of the recipe that it shows */
export const onlySection = (
  key: 'cards' | 'stock' | 'goal' | 'names',
  path: string,
  fields: readonly Field[],
  acts: readonly Act[] = [],
): Section => ({ key, id: key, names: {}, path, fields, acts });

/** Returns a list as a person writes it; undefined for anything else. @param usual text for no list */
export const listText = (part: Json | undefined, usual: string): string | undefined =>
  part === undefined ? usual : Array.isArray(part) ? part.join(', ') : undefined;

/** Reads a list that a person has written. */
export const wordsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Returns the words that the grammar allows. */
export const wordsOf = ({ values }: Allowed): readonly string[] => values.filter((value) => typeof value === 'string');

/**
 * Returns the spec of a field for one of several words.
 * @param absent value that means that the field is absent from the recipe; default: the one that the grammar names @param values default:
 * those of the grammar
 */
export const choiceSpec = (key: FieldKey, absent?: string, values?: readonly string[]): Spec => ({
  key,
  control: (allowed) => {
    const words = values ?? wordsOf(allowed);
    return { kind: 'choice', values: absent === undefined || words.includes(absent) ? words : [absent, ...words] };
  },
  read: (part, allowed) =>
    part === undefined ? (absent ?? (allowed.default as string | undefined)) : (values ?? wordsOf(allowed)).find((each) => each === part),
  write: (value, _, allowed) => (value === (absent ?? allowed.default) ? undefined : String(value)),
});

/** Returns the spec of a field for several words. None of them means that the field is absent from the recipe. */
export const severalSpec = (key: FieldKey, values: (allowed: Allowed) => readonly string[]): Spec => ({
  key,
  control: (allowed) => ({ kind: 'several', values: values(allowed) }),
  read: (part = [], allowed) => {
    const known = values(allowed);
    return Array.isArray(part) && part.every((each) => known.includes(each as string)) ? (part as string[]) : undefined;
  },
  write: (value) => ((value as readonly string[]).length === 0 ? undefined : value),
});

/** Returns the spec of a switch: on writes true, off removes the field from the recipe. */
export const switchSpec = (key: FieldKey): Spec => ({
  key,
  control: { kind: 'switch' },
  read: (part) => (part === undefined || part === false ? false : part === true ? true : undefined),
  write: (value) => (value === true ? true : undefined),
});
