import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  workshop: {
    description: 'Start from a game you know, change one thing and play it at once; see how many deals can be won, and share it.',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  workshop: {
    description:
      'Von einer bekannten Patience ausgehen, eine Sache ändern und sofort spielen; sehen, wie viele Spiele aufgehen, und sie weitergeben.',
  },
};
