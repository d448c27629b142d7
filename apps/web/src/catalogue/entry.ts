import type { LanguageTag, Variant } from '@patience/core';
import type { Family } from './families.js';

/** Facts about a variant that are available before its code is loaded: read from the variant when the app is built. */
export interface Facts {
  readonly id: string;
  /** The source of the variant: a package, or the address of a module that the player added. */
  readonly from: string;
  /** Texts of the variant by language; at least one. */
  readonly names: Readonly<Record<LanguageTag, string>>;
  readonly summaries: Readonly<Record<LanguageTag, string>>;
  /** Number of packs of cards under the default options. */
  readonly packs: number;
  /** Share of skill in the result, from 0 (pure luck) to 1 (pure skill). */
  readonly skill?: number;
  /** Usual length of a game in minutes. */
  readonly minutes?: number;
  /** Share of winnable deals, 0 to 1, as measured by the solver. */
  readonly winnable?: number;
  /** Present if the solver could not decide some deals: `winnable` is then a lower bound. */
  readonly undecided?: true;
  /** Present if games end with a score: they are neither won nor lost. */
  readonly scored?: true;
  /** Present if the player added the variant. */
  readonly added?: true;
}

/** Data that a table needs of a variant that is part of the site. */
export interface Source extends Pick<Facts, 'id'> {
  readonly added?: never;
  /** Address of the variant's module on this site; a worker loads the module by itself. */
  readonly address: string;
  readonly load: () => Promise<Variant>;
}

/** Data that a table needs of a variant that the player added. A module never runs in the site's origin; a recipe is plain data. */
export interface AddedSource extends Pick<Facts, 'id' | 'names'> {
  readonly added: true;
  /** Text of the module or recipe. A module also has the SHA-256 (base64) of the text that was tried. */
  readonly source: string;
  readonly digest: string | undefined;
  /** Present if the text is a recipe. */
  readonly recipe?: true | undefined;
}

/** A variant of the catalogue, with a function that loads it. Its summary is only in the documents of the gallery and the rules. */
export interface InstalledEntry extends Source, Omit<Facts, 'summaries' | 'added'> {
  /** The family of the patience, from the folder of its package; absent for an unknown folder. */
  readonly family?: Family;
  /** Present if the patience is widely known: its package has the keyword `classic`. */
  readonly classic?: true;
}

/** A variant that the player added, as the gallery shows it. */
export interface AddedEntry extends AddedSource, Omit<Facts, 'summaries' | 'added'> {}

/** A patience that the site lists in its gallery: an installed one, or one that the player added. */
export type Entry = InstalledEntry | AddedEntry;

/** Returns the source of a variant of the site. @param address of its module */
export const sourceOf = (id: string, address: string): Source => ({
  id,
  address,
  load: async () => ((await import(/* @vite-ignore */ address)) as { readonly default: Variant }).default,
});
