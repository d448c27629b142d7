import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  frame: {
    page: {
      title: 'Patience',
      description: 'A patience inside another page.',
    },
    open: 'Open this game on its own page',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  frame: {
    page: {
      title: 'Patience',
      description: 'Eine Patience in einer anderen Seite.',
    },
    open: 'Dieses Spiel auf eigener Seite öffnen',
  },
};
