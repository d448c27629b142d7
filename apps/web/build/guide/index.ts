/** The guide of the gallery: rows of patiences to begin with, and curated paths. Its texts are only in documents, never in scripts. */
import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/search';
import { forFirstVisit, type Found } from '../catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { PATHS, type PathName } from './paths.js';

/** The name of the guide's texts in a language package: `words/guide.json`. */
const PART = 'guide';

addBuiltIn({ de: { [PART]: de } });

/** All texts of the guide, in some language. */
export type GuideWords = typeof en;

/** Returns the texts of the guide in a language; English where the language lacks one. */
export const guideWords = (lang: LanguageTag): GuideWords => translated(PART, en, lang);

/** A patience on a path, and what is new in it. */
export interface Step {
  readonly found: Found;
  readonly text: string;
}

/** A path through patiences that are installed. */
export interface Path {
  readonly name: PathName;
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly Step[];
}

/** Returns the curated paths. A step whose patience is not installed is left out, and so is a path without steps. */
export function pathsIn(lang: LanguageTag, found: readonly Found[]): readonly Path[] {
  const words = guideWords(lang).paths;
  return (Object.keys(PATHS) as PathName[])
    .map((name) => {
      const texts: Readonly<Record<string, string>> = words[name].steps;
      const steps = PATHS[name].flatMap((id) => {
        const one = found.find(({ facts }) => facts.id === id);
        return one ? [{ found: one, text: texts[id]! }] : [];
      });
      return { name, title: words[name].title, lead: words[name].lead, steps };
    })
    .filter(({ steps }) => steps.length > 0);
}

/** Number of patiences in a row of the guide. */
const ROW = 8;
/** A patience counts as short up to this many minutes. */
const SHORT = 5;

/** Returns the patiences to begin with: classics first. */
export const popular = (found: readonly Found[]): readonly Found[] => forFirstVisit(found).slice(0, ROW);

/** Returns short patiences, those with the highest share of winnable deals first. */
export const short = (found: readonly Found[]): readonly Found[] =>
  found
    .filter(({ facts: { minutes } }) => minutes !== undefined && minutes <= SHORT)
    .sort((a, b) => (b.facts.winnable ?? 0) - (a.facts.winnable ?? 0) || (a.facts.id < b.facts.id ? -1 : 1))
    .slice(0, ROW);
