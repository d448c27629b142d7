import type { Json } from '@patience/recipe';
import type { JsonObject } from '../json/path.js';
import type { WorkshopWords } from '../words/index.js';
import type { PileChoice } from './pile-choices.js';

/** A value that a control of the form shows and returns. */
export type FieldValue = string | number | boolean | readonly string[];

/** The native control that edits a field, with its choices or its range. */
export type Control =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'several'; readonly values: readonly string[] }
  /** One or several piles in an order, at most so many names. */
  | { readonly kind: 'piles'; readonly choices: readonly PileChoice[]; readonly most: number }
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

/** Translates one part of a recipe into the value of a control, and back. */
export interface Spec {
  readonly key: FieldKey;
  readonly control: Control | ((recipe: JsonObject, part: Json | undefined) => Control);
  /** Returns the value that the control shows for a part of the recipe; undefined if it cannot show the part. */
  read(part: Json | undefined): FieldValue | undefined;
  /** Returns the part of the recipe for a value of the control; undefined when the field is to be absent. */
  write(value: FieldValue, part: Json | undefined): Json | undefined;
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

/** Returns the spec of a field for a whole number in a range. */
export const numberSpec = (key: FieldKey, min: number, max: number, usual?: number): Spec => ({
  key,
  control: { kind: 'number', min, max },
  read: (part) => (part === undefined ? usual : typeof part === 'number' ? part : undefined),
  write: (value) => (value === usual && usual !== undefined ? undefined : Number(value)),
});

/** Returns the spec of a field for one of several texts. One of them means that the field is absent from the recipe. */
export const choiceSpec = (key: FieldKey, values: readonly string[], absent?: string): Spec => ({
  key,
  control: { kind: 'choice', values },
  read: (part) => (part === undefined ? absent : typeof part === 'string' && values.includes(part) ? part : undefined),
  write: (value) => (value === absent ? undefined : String(value)),
});

/** Returns the spec of a switch: on writes true, off removes the field from the recipe. */
export const switchSpec = (key: FieldKey): Spec => ({
  key,
  control: { kind: 'switch' },
  read: (part) => (part === undefined || part === false ? false : part === true ? true : undefined),
  write: (value) => (value === true ? true : undefined),
});
