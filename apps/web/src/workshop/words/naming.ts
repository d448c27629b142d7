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
