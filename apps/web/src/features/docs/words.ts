import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  inDocs: {
    none: 'Nothing was found for “{query}”.',
    failed: 'The search could not be loaded.',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  inDocs: {
    none: 'Zu „{query}“ wurde nichts gefunden.',
    failed: 'Die Suche konnte nicht geladen werden.',
  },
};
