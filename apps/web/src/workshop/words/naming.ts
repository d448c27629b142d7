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

/** The languages in which a new patience gets a name, besides that of the page. */
export const NAMED: readonly LanguageTag[] = Object.keys(naming);

/** Returns the languages of the names in the form: that of the page first. */
export const namedFirst = (lang: LanguageTag): readonly LanguageTag[] =>
  [...NAMED].sort((one, other) => Number(other === lang) - Number(one === lang));
