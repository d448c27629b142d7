import type { LanguageTag } from '@patience/core';
import type { TemplateName } from '../start/templates.js';

/** Words that name a new patience. They are loaded at once in all languages, because every new patience gets a name in each. */
export const naming = {
  de: {
    variation: 'Variante von {name}',
    basedOn: 'Nach {name}.',
    templateNames: {
      stock: 'Meine Reihen',
      cells: 'Meine Zellen',
      sequences: 'Meine Folgen',
      pairs: 'Meine Paare',
      pile: 'Mein Stapel',
    },
  },
  en: {
    variation: 'Variation on {name}',
    basedOn: 'Based on {name}.',
    templateNames: {
      stock: 'My columns',
      cells: 'My cells',
      sequences: 'My sequences',
      pairs: 'My pairs',
      pile: 'My pile',
    } satisfies Record<TemplateName, string>,
  },
};

type Naming = Readonly<
  Record<
    LanguageTag,
    { readonly variation: string; readonly basedOn: string; readonly templateNames: Readonly<Record<TemplateName, string>> }
  >
>;

/** Words that name a patience in all known languages: that of the page is added when its words are loaded. */
let known: Naming = naming;

/** Adds the words of a language that has no naming of its own here, such as French. @returns the words of all languages */
export function learnNaming(lang: LanguageTag, words: Naming[LanguageTag]): Naming {
  const isHere = Object.keys(naming).some((tag) => lang === tag || lang.startsWith(`${tag}-`));
  known = isHere ? naming : { ...naming, [lang]: words };
  return known;
}

/** Returns the languages of the names in the form: that of the page first. */
export const namedFirst = (lang: LanguageTag): readonly LanguageTag[] =>
  Object.keys(known).sort((one, other) => Number(other === lang) - Number(one === lang));

/** Tells whether a name is one that the workshop gives to a new patience. */
export const isDefaultName = (name: string): boolean =>
  Object.values(known).some(({ variation, templateNames }) => {
    const [before = '', after = ''] = variation.split('{name}');
    return Object.values(templateNames).includes(name) || (name.startsWith(before) && name.endsWith(after) && before + after !== '');
  });
