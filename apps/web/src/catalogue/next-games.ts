import type { LanguageTag } from '@patience/core';
import { nextGames } from 'virtual:patience-next';

/** Patiences that build on one another, each with a sentence about why it comes next. */
export interface WrittenPath {
  readonly title: string;
  readonly steps: readonly (readonly [id: string, text: string])[];
}

/** The suggestions of further patiences, as the build writes them in one language. */
export interface NextGames {
  /** The course for everyone; absent where no patience can be on it. */
  readonly course?: WrittenPath | undefined;
  /** The curated paths of the gallery. */
  readonly paths: readonly WrittenPath[];
  /** By patience, those with the most similar rules. */
  readonly similar: Readonly<Record<string, readonly string[]>>;
  /** By patience and rule set, the rule sets that are harder by one option, the least harder first. */
  readonly harder: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Loads what to play next in a language; undefined offline, before the file was kept. */
export async function loadNextGames(lang: LanguageTag): Promise<NextGames | undefined> {
  try {
    return await (nextGames as Readonly<Record<string, () => Promise<NextGames>>>)[lang]?.();
  } catch {
    return undefined;
  }
}
