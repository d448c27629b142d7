import type { Variant, Words } from '@patience/core';
import { isCommonReason } from '@patience/core/internals';
import type { Recipe } from './expand.js';
import { mapEntries, mapTexts } from './texts.js';

/** Default names of actions, and the default sentence for a condition that does not hold, in one language. */
type Usual = Readonly<Record<string, string>> & { readonly notNow: string };

const GERMAN: Usual = {
  turn: 'Karte umdrehen',
  redeal: 'Ablage umdrehen',
  row: 'Lage geben',
  gather: 'Einsammeln',
  notNow: 'Das geht jetzt nicht.',
};
const ENGLISH: Usual = {
  turn: 'Turn a card',
  redeal: 'Turn the waste over',
  row: 'Deal a row',
  gather: 'Gather and deal again',
  notNow: 'That is not possible now.',
};

/** Returns a name made from an id: `nine-towers` becomes “Nine Towers”. */
const titleOf = (id: string): string => id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Returns the words of a recipe in its own languages and in those that every patience has. Missing words are replaced by default ones. */
export function wordsFor(recipe: Recipe): Variant['strings'] {
  const given = (recipe['strings'] ?? {}) as Readonly<Record<string, Partial<Words>>>;
  const all = Object.values(given);
  const of = (tag: string): Words => {
    const own = given[tag] ?? given['en'] ?? given['de'] ?? all[0] ?? {};
    const usual = tag === 'de' ? GERMAN : ENGLISH;
    // Copy a name or sentence that one language has to the languages that lack it.
    const shared = (field: 'reasons' | 'piles' | 'shows'): Readonly<Record<string, string>> =>
      Object.assign({}, ...all.map((words) => words[field]), own[field]) as Readonly<Record<string, string>>;
    const reasons = { ...usualReasons(recipe, usual.notNow), ...shared('reasons') };
    return {
      summary: '',
      rules: '',
      ...own,
      name: own.name ?? given['en']?.name ?? all.find(({ name }) => name)?.name ?? titleOf(recipe.id),
      actions: { ...usualActions(recipe, usual), ...own.actions },
      options: { ...usualOptions(recipe), ...own.options },
      reasons,
      piles: shared('piles'),
      shows: { ...usualShows(recipe), ...shared('shows') },
    };
  };
  return Object.fromEntries(['de', 'en', ...Object.keys(given)].map((tag) => [tag, of(tag)]));
}

/** Returns a text for each shown number: its name and the number. */
const usualShows = ({ shows = {} }: Recipe): object => mapEntries(shows, (name) => [name, `${titleOf(name)}: {n}`]);

/** Returns a sentence for each reason that the recipe defines in its fields `else`. */
function usualReasons({ table }: Recipe, sentence: string): Readonly<Record<string, string>> {
  const reasons: Record<string, string> = {};
  mapTexts(table, {}, (key, field) => field === 'else' && !isCommonReason(key) && (reasons[key] = sentence));
  return reasons;
}

const usualActions = ({ actions = {} }: Recipe, usual: Usual): object =>
  mapEntries(actions, (name, action) => [name, usual[typeof action === 'string' ? action : Object.keys(action as object)[0]!] ?? name]);

const usualOptions = ({ options = {} }: Recipe): object =>
  mapEntries(options, (name, values) => [
    name,
    { name: titleOf(name), values: Object.fromEntries(values.map((value) => [value, String(value)])) },
  ]);
