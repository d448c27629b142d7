import type { LanguageTag } from '@patience/core';
import type { Found } from '../catalogue.js';
import { languages, NEXT_GAMES } from '../languages.js';
import { pathsIn } from './index.js';
import { similarTo } from './similar.js';

/** Number of similar patiences that are offered for each. */
const SIMILAR = 4;

/** Returns the id of the virtual module of one language. */
const idOf = (lang: LanguageTag): string => NEXT_GAMES + lang;

/**
 * Returns the source of `virtual:patience-next`, which loads the curated paths and the similar patiences in one language; undefined for
 * another id.
 */
export function nextModule(id: string, found: readonly Found[]): string | undefined {
  if (id === 'virtual:patience-next')
    return `export const nextGames = {${languages.map((lang) => `${JSON.stringify(lang)}: () => import(${JSON.stringify(idOf(lang))})`).join()}};`;
  const lang = languages.find((tag) => id === idOf(tag));
  if (lang === undefined) return undefined;
  const paths = pathsIn(lang, found).map(({ title, steps }) => ({
    title,
    steps: steps.map(({ found: { facts }, text }) => [facts.id, text]),
  }));
  const similar = found.map((one) => [one.facts.id, similarTo(one, found, SIMILAR).map(({ facts }) => facts.id)]);
  return `export const paths = ${JSON.stringify(paths)}; export const similar = ${JSON.stringify(Object.fromEntries(similar))};`;
}
