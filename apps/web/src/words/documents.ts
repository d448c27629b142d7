import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  skip: 'Skip to content',
  menu: 'Menu',
  find: 'Find a game',
  navigation: 'Pages',
  tooOld:
    'This browser is too old for the card table, which needs Chrome 125, Firefox 126 or Safari 17.5 (all of May 2024) or newer. You can still read the rules here.',
  notLoaded: 'A part of this page could not be loaded.',
  reload: 'Reload',
  noScript: 'The card table needs JavaScript. You can read the rules without it.',
  scriptNeeded: 'This page needs JavaScript.',
  plan: {
    piles: 'The table after a deal, seen from above',
  },
  onRules: {
    play: 'Play',
    change: 'Change the rules',
    inAtlas: 'In the atlas',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  skip: 'Zum Inhalt',
  menu: 'Menü',
  find: 'Patience suchen',
  navigation: 'Seiten',
  tooOld:
    'Dieser Browser ist zu alt für den Kartentisch: Nötig ist Chrome 125, Firefox 126 oder Safari 17.5, jeweils vom Mai 2024, oder ein neuerer. Lesen lassen sich die Regeln auch hier.',
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  reload: 'Neu laden',
  noScript: 'Der Kartentisch braucht JavaScript. Die Regeln lassen sich auch ohne lesen.',
  scriptNeeded: 'Diese Seite braucht JavaScript.',
  plan: {
    piles: 'Der Tisch nach dem Geben, von oben gesehen',
  },
  onRules: {
    play: 'Spielen',
    change: 'Regeln ändern',
    inAtlas: 'Im Atlas',
  },
};
