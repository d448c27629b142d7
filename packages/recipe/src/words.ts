import type { Variant, Words } from '@patience/core';
import { isCommonReason } from '@patience/core/search';
import type { Recipe } from './expand.js';

/** Default names of actions and options, by language. */
const USUAL: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: { turn: 'Karte umdrehen', redeal: 'Ablage umdrehen', row: 'Austeilen', gather: 'Einsammeln' },
  en: { turn: 'Turn a card', redeal: 'Turn the waste over', row: 'Deal a row', gather: 'Gather and deal again' },
};

/** A name from an id: `nine-towers` is “Nine Towers”. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');

/** Keys of the reasons that actions of a kind give and core has no sentence for. */
const REASONS: Readonly<Record<string, string>> = { row: 'gaps', gather: 'unchanged' };
/** Default sentences for these reasons; the empty key is for a condition that does not hold. */
const SENTENCES: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: {
    gaps: 'Erst müssen alle leeren Reihen gefüllt werden: {piles}.',
    unchanged: 'Das würde nichts ändern.',
    '': 'Das geht jetzt nicht.',
  },
  en: { gaps: 'Fill all empty columns first: {piles}.', unchanged: 'That would change nothing.', '': 'That is not possible now.' },
};

/** The words of a recipe in its own languages and those that every patience has, with usual ones for what it does not say. */
export function wordsFor(recipe: Recipe, title: string): Variant['strings'] {
  const given = (recipe['strings'] ?? {}) as Readonly<Record<string, Partial<Words>>>;
  const all = Object.values(given);
  const of = (tag: string): Words => {
    const own = given[tag] ?? given[tag === 'de' ? 'en' : 'de'] ?? all[0] ?? {};
    const usual = tag === 'de' ? 'de' : 'en';
    // A name or sentence that one language has is needed in each.
    const shared = (field: 'reasons' | 'piles'): Readonly<Record<string, string>> =>
      Object.assign({}, ...all.map((words) => words[field]), own[field]) as Readonly<Record<string, string>>;
    const reasons = { ...usualReasons(recipe, usual), ...shared('reasons') };
    return {
      summary: '',
      rules: '',
      ...own,
      name: own.name ?? title,
      actions: { ...usualActions(recipe, usual), ...own.actions },
      options: { ...usualOptions(recipe), ...own.options },
      reasons,
      piles: shared('piles'),
    };
  };
  return Object.fromEntries(['de', 'en', ...Object.keys(given)].map((tag) => [tag, of(tag)]));
}

/** Returns sentences for all reasons that the recipe can give and core has none for. */
function usualReasons({ actions = {}, table }: Recipe, tag: 'de' | 'en'): Readonly<Record<string, string>> {
  const known = SENTENCES[tag];
  const keys = [...elseIn(table), ...Object.values(actions).map((action) => REASONS[Object.keys(action as object)[0]!] ?? '')];
  return Object.fromEntries(
    keys.filter((key) => key !== '' && !isCommonReason(key)).map((key) => [key, known[Object.hasOwn(known, key) ? key : '']!]),
  );
}

/** Lists the keys of reasons, `else`, anywhere in the data. */
const elseIn = (data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => (name === 'else' ? [value as string] : elseIn(value)))
    : [];

function usualActions({ actions = {} }: Recipe, tag: 'de' | 'en'): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => {
      const kind = typeof action === 'string' ? action : Object.keys(action as object)[0]!;
      return [name, USUAL[tag][kind] ?? name];
    }),
  );
}

const usualOptions = ({ options = {} }: Recipe): NonNullable<Words['options']> =>
  Object.fromEntries(
    Object.entries(options).map(([name, values]) => [
      name,
      { name: titleOf(name), values: Object.fromEntries(values.map((value) => [String(value), String(value)])) },
    ]),
  );
