import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  rules: {
    page: {
      title: '{name}: rules',
      description: 'How {name} is laid out and played: {summary}',
    },
  },
  missing: {
    page: {
      title: 'This page does not exist',
      description: 'There is nothing at this address.',
    },
    lead: 'There is nothing at this address.',
    home: 'Go to the card table',
  },
  offline: {
    page: {
      title: 'This page needs a network',
      description: 'This page is not stored on this device.',
    },
    lead: 'This page is not stored on this device. You can read it as soon as you are online again. The games can be played without a network.',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  rules: {
    page: {
      title: '{name}: Regeln',
      description: 'Wie „{name}“ ausgelegt und gespielt wird: {summary}',
    },
  },
  missing: {
    page: {
      title: 'Diese Seite gibt es nicht',
      description: 'Unter dieser Adresse gibt es nichts.',
    },
    lead: 'Unter dieser Adresse gibt es nichts.',
    home: 'Zum Kartentisch',
  },
  offline: {
    page: {
      title: 'Diese Seite gibt es nur online',
      description: 'Diese Seite ist auf diesem Gerät nicht gespeichert.',
    },
    lead: 'Diese Seite ist auf diesem Gerät nicht gespeichert. Sobald du wieder online bist, lässt sie sich lesen. Spielen geht auch ohne Netz.',
  },
};
