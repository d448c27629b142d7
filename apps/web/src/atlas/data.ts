import type { Published, Row } from '@patience/atlas';
import type { Locale } from '@patience/core';

/** A rule set on the page: what was counted, with its names. */
export interface AtlasRow extends Row {
  readonly names: Readonly<Record<Locale, string>>;
  /** The options in words, empty where there are none. */
  readonly details: Readonly<Record<Locale, string>>;
  /** The rules of a first visit: the first value of every option. */
  readonly usual: boolean;
  /** Counts the same deals again. */
  readonly command: string;
}

/** `atlas.json` of the site. */
export interface AtlasData {
  readonly format: 1;
  /** All cards are known to the one who counts. */
  readonly method: 'thoughtful';
  readonly rows: readonly AtlasRow[];
  readonly published: readonly Published[];
}
