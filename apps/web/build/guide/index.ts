/** The guide of the gallery: rows of patiences to begin with, and curated paths. Its texts are only in documents, never in scripts. */
import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { forFirstVisit, type Found } from '../catalogue.js';
import { nameOf } from '../../src/catalogue/names.js';
import { fill } from '../../src/text/fill.js';
import { courseOf } from './course.js';
import { de } from './de.js';
import { en } from './en.js';
import { FRONT, PATHS, type PathName } from './paths.js';

/** Name of the file with the guide's texts in a language package: `words/guide.json`. */
const PART = 'guide';

addBuiltIn({ de: { [PART]: de } });

/** All texts of the guide in one language. */
export type GuideWords = typeof en;

/** Returns the texts of the guide in a language; English where the language lacks one. */
export const guideWords = (lang: LanguageTag): GuideWords => translated(PART, en, lang);

/** A patience on a curated path, and the sentence about what it adds to the one before. */
export interface Step {
  readonly found: Found;
  readonly text: string;
}

/** A path through installed patiences. */
export interface Path {
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
      return { title: words[name].title, lead: words[name].lead, steps };
    })
    .filter(({ steps }) => steps.length > 0);
}

/** Returns the course, which the build chooses by the data about the patiences; undefined where none can be on it. */
export function courseIn(lang: LanguageTag, found: readonly Found[]): Path | undefined {
  const { title, lead, first, harder: texts } = guideWords(lang).course;
  const steps = courseOf(found).map(({ found: one, family, harder }): Step => ({
    found: one,
    text: harder ? fill(texts[harder.by], { name: nameOf(harder.than.facts, lang) }) : first[family],
  }));
  return steps.length > 0 ? { title, lead, steps } : undefined;
}

/** Number of patiences in a row of the guide. */
const ROW = 8;
/** Longest game of a patience that the guide lists as short, in minutes. */
const SHORT = 5;

/**
 * Returns the patiences that the strip on the first page and the first row of the guide show: those that most people look for. Where one of
 * them is not installed, the next best for a first visit follow.
 */
export function popular(found: readonly Found[]): readonly Found[] {
  const known = FRONT.flatMap((id) => found.find(({ facts }) => facts.id === id) ?? []);
  return [...new Set([...known, ...forFirstVisit(found)])].slice(0, ROW);
}

/** Returns short patiences, ordered by their share of winnable deals, highest first. */
export const short = (found: readonly Found[]): readonly Found[] =>
  found
    .filter(({ facts: { minutes } }) => minutes !== undefined && minutes <= SHORT)
    .sort((a, b) => (b.facts.winnable ?? 0) - (a.facts.winnable ?? 0) || (a.facts.id < b.facts.id ? -1 : 1))
    .slice(0, ROW);
