import type { en } from './en.js';

/** Texts of a field of the form. */
export interface FieldWords {
  readonly label: string;
  /** Effect of the field on the game and its difficulty. */
  readonly help?: string;
  readonly values: Readonly<Record<string, string>>;
  /** Effect of each value on the game and its difficulty. */
  readonly says?: Readonly<Record<string, string>>;
}

type Loose<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { readonly label: string; readonly values: object }
      ? FieldWords
      : Loose<T[K]>;
};

/** Texts of the workshop in one language. */
export type WorkshopWords = Loose<typeof en>;
