import type { LanguageTag } from '@patience/core';
import type { Found } from '../catalogue.js';
import { languages, NEXT_GAMES } from '../languages.js';
import { courseIn, pathsIn, type Path } from './index.js';
import { atlas } from '../winnability.js';
import { harderRules } from './harder.js';
import { similarTo } from './similar.js';

/** Number of similar patiences that are offered for each. */
const SIMILAR = 4;
/** Least number of counted deals of a rule set that is called harder than another. */
const ENOUGH = 50;

/** Returns the id of the virtual module of one language. */
const idOf = (lang: LanguageTag): string => NEXT_GAMES + lang;

/**
 * Returns the source of `virtual:patience-next`, which loads the course, the curated paths, the similar patiences and the harder rule sets
 * in one language; undefined for another id.
 */
export function nextModule(id: string, found: readonly Found[]): string | undefined {
  if (id === 'virtual:patience-next')
    return `export const nextGames = {${languages.map((lang) => `${JSON.stringify(lang)}: () => import(${JSON.stringify(idOf(lang))})`).join()}};`;
  const lang = languages.find((tag) => id === idOf(tag));
  if (lang === undefined) return undefined;
  const written = ({ title, steps }: Path): object => ({ title, steps: steps.map(({ found: { facts }, text }) => [facts.id, text]) });
  const course = courseIn(lang, found);
  const parts = {
    course: course && written(course),
    paths: pathsIn(lang, found).map(written),
    similar: Object.fromEntries(found.map((one) => [one.facts.id, similarTo(one, found, SIMILAR).map(({ facts }) => facts.id)])),
    harder: harderRules(atlas.rows, ENOUGH),
  };
  return Object.entries(parts)
    .map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`)
    .join('\n');
}
