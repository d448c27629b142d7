import type { Variant, Words } from '@patience/core';
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

/** The words of a recipe in the languages that every patience has, with usual ones for what it does not say. */
export function wordsFor(recipe: Recipe, title: string): Variant['strings'] {
  const given = (recipe['strings'] ?? {}) as Readonly<Record<string, Partial<Words>>>;
  const any = Object.values(given)[0];
  const of = (tag: 'de' | 'en'): Words => {
    const own = given[tag] ?? given[tag === 'de' ? 'en' : 'de'] ?? any ?? {};
    return {
      summary: '',
      rules: '',
      ...own,
      name: own.name ?? title,
      actions: { ...usualActions(recipe, tag), ...own.actions },
      options: { ...usualOptions(recipe), ...own.options },
    };
  };
  return { de: of('de'), en: of('en') };
}

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
