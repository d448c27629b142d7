import type { Json } from '@patience/recipe';
import type { JsonObject } from '../json/path.js';
import type { WorkshopWords } from '../words/index.js';

/** A value that a control shows and gives back. */
export type FieldValue = string | number | boolean | readonly string[];

/** A native control. */
export type Control =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'several'; readonly values: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly max: number }
  /** A fact that the form shows and cannot change. */
  | { readonly kind: 'fact' };

/** Names of fields: each has a label, a sentence of help and names of its values in the words of the workshop. */
export type FieldKey = keyof WorkshopWords['fields'];

/** One field of the form, for one recipe. */
export interface Field {
  readonly key: FieldKey;
  /** Path of its part of the recipe. Mistakes at this path, and in parts of it, are shown at the field. */
  readonly path: string;
  readonly control: Control;
  /** Undefined: the recipe says something that the control cannot show. */
  readonly value: FieldValue | undefined;
  /** The choices of the player for which the field holds, such as `draw = 3`; empty: always. */
  readonly given: readonly string[];
  /** Returns the recipe with another value. */
  set(value: FieldValue): JsonObject;
}

/** Reads and writes one part of a recipe as the value of a control. */
export interface Spec {
  readonly key: FieldKey;
  readonly control: Control | ((recipe: JsonObject) => Control);
  /** Returns the value that the control shows; undefined if it cannot show it. */
  read(part: Json | undefined): FieldValue | undefined;
  /** Returns the new part; undefined: the field is absent. */
  write(value: FieldValue, part: Json | undefined): Json | undefined;
}

/** A group of fields of the form with a common title. */
export interface Section {
  readonly key: keyof WorkshopWords['sections'];
  /** Differs for each section of a form. */
  readonly id: string;
  /** Values for the placeholders of the title. */
  readonly names: Readonly<Record<string, string>>;
  /** Path of the part of the recipe that the section shows. */
  readonly path: string;
  readonly fields: readonly Field[];
  /** Buttons: what they do, and the recipe after it. */
  readonly acts: readonly Act[];
}

/** A button of a section. */
export interface Act {
  readonly key: keyof WorkshopWords['acts'];
  readonly names?: Readonly<Record<string, string>>;
  /** Returns the recipe after it. */
  apply(): JsonObject;
}

/** A whole number of a range. */
export const numberSpec = (key: FieldKey, min: number, max: number, usual?: number): Spec => ({
  key,
  control: { kind: 'number', min, max },
  read: (part) => (part === undefined ? usual : typeof part === 'number' ? part : undefined),
  write: (value) => (value === usual && usual !== undefined ? undefined : Number(value)),
});

/** One of several texts, of which one means that the field is absent. */
export const choiceSpec = (key: FieldKey, values: readonly string[], absent?: string): Spec => ({
  key,
  control: { kind: 'choice', values },
  read: (part) => (part === undefined ? absent : typeof part === 'string' && values.includes(part) ? part : undefined),
  write: (value) => (value === absent ? undefined : String(value)),
});

/** True, or absent. */
export const switchSpec = (key: FieldKey): Spec => ({
  key,
  control: { kind: 'switch' },
  read: (part) => (part === undefined || part === false ? false : part === true ? true : undefined),
  write: (value) => (value === true ? true : undefined),
});
